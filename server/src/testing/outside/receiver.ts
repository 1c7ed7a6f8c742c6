import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status?: number; headers?: Record<string, string>; body?: string; dies?: boolean; waitMs?: number }
type Rule = (request: Received, count: number) => Answer | Promise<Answer>

/** An HTTP server on loopback that keeps what it got and answers as a test says. */
export async function newReceiver(rule: Rule = () => ({})) {
  const received: Received[] = []
  const how = { rule }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const got = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      }
      received.push(got)
      void Promise.resolve(how.rule(got, received.length)).then(
        async ({ status = 200, headers = {}, body = '', dies, waitMs = 0 }) => {
          if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs))
          if (dies) return request.socket.destroy()
          response.writeHead(status, headers).end(body)
          return undefined
        },
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    received,
    how,
    close: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  }
}
