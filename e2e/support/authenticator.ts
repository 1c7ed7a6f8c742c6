import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

/** The six digits that an authenticator app shows, written after RFC 6238 and not with the product's library. */
export function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
