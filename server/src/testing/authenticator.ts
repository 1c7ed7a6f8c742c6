import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = Record<string, unknown>
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** A security key in software: one ES256 key that answers what a browser would ask it. */
export function softAuthenticator(rpId: string, origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  const head = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const base = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }

  return {
    create(options: Options) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.from(isoCBOR.encode(cose))
      const authData = Buffer.concat([head(0x45), Buffer.alloc(16), length, id, key])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url')
      const clientDataJSON = clientData('webauthn.create', options).toString('base64url')
      return { ...base, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    get(options: Options) {
      const data = clientData('webauthn.get', options)
      const authenticatorData = head(0x05)
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey)
      return {
        ...base,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
