class Wordyard < Formula
  desc "Word games for the terminal: Hangman, Text Twist and Ghost"
  homepage "https://wordyard.invalid/"
  url "https://wordyard.invalid/wordyard-1.2.0.tar.gz"
  # Of the tarball that a release is published with.
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license all_of: ["MIT", "CC-BY-SA-4.0", "CC0-1.0", "MPL-2.0", "BSD-3-Clause", "Unicode-3.0"]

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.0", :build]
  depends_on "expat"
  depends_on "libmd"
  depends_on "libuv"
  depends_on "ncurses"

  uses_from_macos "swift" => :build
  uses_from_macos "sqlite"

  def install
    args = ["--disable-sandbox", "--configuration", "release", "--product", "wordyard"]
    args << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *args
    system "make", "install", "PREFIX=#{prefix}", "BINARY=.build/release/wordyard"
  end

  test do
    assert_equal "conned\n", shell_output("#{bin}/wordyard find cdenno --language en --min-length 6")
  end
end
