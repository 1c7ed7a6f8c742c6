import { createServer, type Socket, connect } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A way to the database that can go silent, as a network that drops packets, or be closed, as a server that stopped. */
export async function databaseProxy(url: string) {
  const target = new URL(url)
  target.searchParams.delete('host') // the port instead of the socket
  const databasePort = Number(target.port)
  const sockets = new Set<Socket>()
  const waiting: Buffer[] = []
  let isSilent = false
  const server = createServer((incoming) => {
    const outgoing = connect(databasePort, '127.0.0.1')
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    incoming.on('data', (chunk) => (isSilent ? waiting.push(chunk) : outgoing.write(chunk)))
    outgoing.on('data', (chunk) => (isSilent ? waiting.push(chunk) : incoming.write(chunk)))
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => !isSilent && incoming.destroy())
  })
  let port = 0
  const open = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await open()
  port = (server.address() as AddressInfo).port
  target.port = String(port)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: target.href,
    silence: () => (isSilent = true),
    speak: () => {
      isSilent = false
      cut() // what was dropped is lost
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      cut()
      await closed
    },
    open,
  }
}
