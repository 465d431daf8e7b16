{
  description = "Word games for the terminal: Hangman, Text Twist and Ghost";

  # Swift 6 is in nixpkgs since the autumn of 2026.
  inputs.nixpkgs.url = "nixpkgs/nixpkgs-unstable";

  outputs =
    { nixpkgs, ... }:
    let
      systems = [
        "x86_64-linux"
        "aarch64-linux"
      ];
    in
    {
      packages = nixpkgs.lib.genAttrs systems (
        system:
        let
          pkgs = nixpkgs.legacyPackages.${system};
        in
        {
          default = pkgs.swiftPackages.stdenv.mkDerivation {
            pname = "wordyard";
            version = "1.2.0";
            src = ../..;
            nativeBuildInputs = [
              pkgs.pkg-config
              pkgs.swift
              pkgs.swiftpm
            ];
            buildInputs = [
              pkgs.expat
              pkgs.libmd
              pkgs.libuv
              pkgs.ncurses
              pkgs.sqlite
            ];
            postPatch = "patchShebangs tools";
            # swiftpm of nixpkgs builds with these; its own phase knows where its Swift is.
            swiftpmFlags = [
              "--product"
              "wordyard"
              "--disable-local-rpath"
            ];
            makeFlags = [
              "BINARY=.build/release/wordyard"
              "PREFIX=${placeholder "out"}"
            ];
            meta = {
              description = "Word games for the terminal: Hangman, Text Twist and Ghost";
              homepage = "https://wordyard.invalid/";
              license = with nixpkgs.lib.licenses; [
                mit
                cc-by-sa-40
                cc0
                mpl20
                bsd3
                unicode-30
              ];
              mainProgram = "wordyard";
              platforms = systems;
            };
          };
        }
      );
    };
}
