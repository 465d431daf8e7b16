import Engines
import Glibc
import Platform

extension TableRoom {
  // MARK: Sockets

  func opened() throws(TableFolderProblem) -> TableFolder {
    // The folder is created again if it has been removed.
    if let folder, !folder.isGone { return folder }
    let folder = try TableFolder(path)
    self.folder = folder
    return folder
  }

  func ensureEvents() throws(TableFolderProblem) -> TableEvents {
    if let events { return events }
    let events = try TableEvents()
    self.events = events
    return events
  }

  /// Leaves the current table for one of which no epoch is known yet.
  func enter(_ game: TableGame, _ id: String, _ seat: TableSeat, words: TableWords) {
    leave()
    node = TableNode(seat: seat, words: words, user: geteuid(), pause: pause)
    name = TableFolder.Name(game, id, epoch: 0)
    elections = 0
  }

  func host(_ name: TableFolder.Name, _ socket: TableSocket) throws(TableFolderProblem) {
    self.name = name
    listener = socket
    try ensureEvents().add(socket.descriptor, tag: Self.listenerTag)
    folder?.removeOlder(than: name)
  }

  func connect(_ name: TableFolder.Name, _ socket: TableSocket) throws(TableFolderProblem) {
    self.name = name
    upstream = socket
    isUpstreamBroken = false
    try ensureEvents().add(socket.descriptor, tag: Self.upstreamTag)
    run(node?.connected(now: System.time) ?? [])
  }

  /// Finds the host, or becomes it; ends when neither is possible.
  func elect() {
    guard node != nil, let name else { return }
    (upstream, listener, peers, broken, electsAt) = (nil, nil, [:], [], nil)
    elections += 1
    guard elections <= Self.mostElections else { return end(.notFound) }
    do throws(TableFolderProblem) {
      let folder = try opened()
      for _ in 0..<Self.mostElections {
        let newest = folder.newest(name.id)
        if let newest {
          switch TableSocket.connect(to: folder.reached(newest.text)) {
          case .connected(let socket): return try connect(newest, socket)
          case .busy:
            // Its timer ends the pause.
            _ = try ensureEvents()
            electsAt = System.time + .milliseconds(50)
            return
          case .forbidden: throw .system(.accessDenied)
          case .none: break
          }
        }
        let next = TableFolder.Name(name.game, name.id, epoch: max(newest?.epoch ?? 0, name.epoch) + 1)
        guard TableFolder.Name.epochs.contains(next.epoch), opening != nil || node?.canHost == true else {
          break
        }
        guard let socket = try folder.publish(next) else { continue }
        try host(next, socket)
        return run(node?.becomeHost(opening, now: System.time) ?? [])
      }
      end(.notFound)
    } catch {
      end(.folder(error))
    }
  }

  func end(_ reason: TableNews.Leaving) {
    pending.append(.left(reason))
    close()
  }

  func close() {
    if listener != nil, peers.isEmpty, let name { folder?.remove(name) }
    (node, name, listener, upstream, peers, broken, electsAt) = (nil, nil, nil, nil, [:], [], nil)
    (isUpstreamBroken, opening) = (false, nil)
    rearm()
  }

  // MARK: Events

  func answer(_ tag: UInt64) {
    switch tag {
    case TableEvents.timerTag: break
    case Self.listenerTag: accept()
    case Self.upstreamTag: receiveFromHost()
    default:
      if listing?.answer(tag, events, &lastTag, now: System.time) != true { receive(from: Int(tag)) }
    }
  }

  func accept() {
    for _ in 0..<32 {
      guard let (socket, user) = listener?.accept() else { return }
      lastTag += 1
      peers[lastTag] = socket
      events?.add(socket.descriptor, tag: UInt64(lastTag))
      run(node?.peerConnected(lastTag, user: user, now: System.time) ?? [])
    }
  }

  func receive(from peer: TableHost.Peer) {
    for _ in 0..<64 {
      switch peers[peer]?.receive() {
      case .packet(let bytes): run(node?.received(bytes, from: peer, now: System.time) ?? [])
      case .nothing, nil: return
      case .end:
        peers[peer] = nil
        return run(node?.peerGone(peer, now: System.time) ?? [])
      }
    }
  }

  func receiveFromHost() {
    let socket = upstream
    for _ in 0..<256 {
      guard let upstream, upstream === socket else { return }
      switch upstream.receive() {
      case .packet(let bytes): run(node?.received(bytes, now: System.time) ?? [])
      case .nothing: return
      case .end:
        self.upstream = nil
        return run(node?.disconnected(now: System.time) ?? [])
      }
    }
  }

  func run(_ actions: [TableNode.Action]) {
    for action in actions {
      switch action {
      case .send(let peer, let line):
        if let socket = peers[peer], !socket.send(line.bytes) { broken.append(peer) }
      case .close(let peer): peers[peer] = nil
      case .sendToHost(let line):
        if let upstream, !upstream.send(line.bytes) { isUpstreamBroken = true }
      case .elect: elect()
      case .leave: close()
      case .news(let news):
        if news == .seated { elections = 0 }
        pending.append(news)
      }
    }
  }

  /// Closes the connections to which no more packets can be sent, after reading what the host has sent.
  func settle() {
    while !broken.isEmpty || isUpstreamBroken {
      if isUpstreamBroken {
        isUpstreamBroken = false
        receiveFromHost()
        if upstream != nil {
          upstream = nil
          run(node?.disconnected(now: System.time) ?? [])
        }
      } else {
        let peer = broken.removeFirst()
        guard peers.removeValue(forKey: peer) != nil else { continue }
        run(node?.peerGone(peer, now: System.time) ?? [])
      }
    }
    rearm()
  }

  func rearm() {
    guard node != nil || listing != nil else {
      events = nil
      return
    }
    let now = System.time
    let due = [
      node?.patience(now: now), listing?.patience(now: now), electsAt.map { max(.zero, $0 - now) },
    ]
    events?.wake(after: due.compactMap { $0 }.min())
  }
}
