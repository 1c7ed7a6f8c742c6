import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends these very bytes, which no client library would send unchanged, and reads until the server closes. */
export async function rawRequest(port: number, bytes: string): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s)
  return { status: Number(head.split(' ')[1]), body }
}

/** One GET of an address as it stands: dots, slashes and percent signs are not tidied. */
export const rawGet = (port: number, path: string) =>
  rawRequest(port, `GET ${path} HTTP/1.1\r\nhost: souk\r\nconnection: close\r\n\r\n`)
