import { createServer, type Socket, connect } from 'node:net'
import type { AddressInfo } from 'node:net'

type Link = { incoming: Socket; outgoing: Socket; isLost: boolean }

/** A network in front of a server: it can be cut, drop packets, delay them, forget its open connections, or lead to another server. */
export async function databaseProxy(url: string) {
  const address = new URL(url)
  address.searchParams.delete('host') // the port instead of the socket
  const links = new Set<Link>()
  let targetPort = Number(address.port)
  let isSilent = false
  let delayMs = 0

  /** Chunks stay in order also when the delay changes between them. */
  function carry(link: Link, from: Socket, to: Socket): void {
    let due = 0
    from.on('data', (chunk) => {
      if (isSilent) link.isLost = true
      if (link.isLost) return
      const now = performance.now()
      due = Math.max(due, now + delayMs)
      if (due <= now) to.write(chunk)
      else setTimeout(() => !link.isLost && to.write(chunk), due - now)
    })
    from.on('error', () => undefined)
  }
  const server = createServer((incoming) => {
    const link = { incoming, outgoing: connect(targetPort, '127.0.0.1'), isLost: false }
    links.add(link)
    carry(link, incoming, link.outgoing)
    carry(link, link.outgoing, incoming)
    incoming.on('close', () => {
      if (!link.isLost) link.outgoing.destroy() // a lost end would not hear of it
      links.delete(link)
    })
    link.outgoing.on('close', () => !link.isLost && !isSilent && incoming.destroy())
  })
  let port = 0
  const open = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await open()
  port = (server.address() as AddressInfo).port
  address.port = String(port)
  const cut = () => {
    for (const { incoming, outgoing } of links) for (const socket of [incoming, outgoing]) socket.destroy()
  }
  return {
    url: address.href,
    /** Drops every packet, of new connections too. */
    silence: () => (isSilent = true),
    speak: () => {
      isSilent = false
      cut() // what was dropped is lost
    },
    /** Drops every packet of the open connections for good; new ones work. Neither end is told. */
    forget: () => {
      for (const link of links) link.isLost = true
    },
    delay: (milliseconds: number) => (delayMs = milliseconds),
    /** New connections lead to another server, also after a silence; open ones stay as they are. */
    lead: (to: string) => {
      targetPort = Number(new URL(to).port)
      isSilent = false
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      cut()
      await closed
    },
    open,
  }
}
