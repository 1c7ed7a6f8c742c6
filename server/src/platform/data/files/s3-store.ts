import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../../base/config.ts'
import { Unavailable } from '../database/unavailable.ts'
import { contentTypeOf, type FileStore } from './file-store.ts'

/** Files in a bucket of S3, or of anything that speaks its language. */
export function s3Store({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Config['s3']>): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  /** A bucket that cannot be reached, or says that it is busy or broken, is away: that passes by itself. */
  const send = async (address: string, init: RequestInit) => {
    const answer = await client.fetch(address, init).catch((error: unknown) => {
      throw new Unavailable('S3 does not answer', { cause: error })
    })
    if (answer.status < 500 && answer.status !== 429) return answer
    throw new Unavailable(`S3 answered ${answer.status}: ${await beginning(answer)}`)
  }
  const ask = (method: string, name: string, init: RequestInit = {}) =>
    send(`${endpoint}/${bucket}/${name}`, { method, signal: AbortSignal.timeout(60_000), ...init })
  const expect = async (answer: Response, what: string) => {
    if (!answer.ok) throw new Error(`S3 answered ${answer.status} to ${what}: ${await beginning(answer)}`)
  }
  return {
    async put(name, body, contentType) {
      const headers = { 'content-type': contentType, 'content-length': String(body.length) }
      await expect(await ask('PUT', name, { body: new Uint8Array(body), headers }), `PUT ${name}`)
    },
    async putFile(name, path, contentType) {
      const body = await openAsBlob(path, { type: contentType })
      const headers = { 'content-type': contentType, 'content-length': String(body.size) }
      const signal = AbortSignal.timeout(600_000)
      await expect(await ask('PUT', name, { body, headers, signal }), `PUT ${name}`)
    },
    async get(name) {
      const answer = await ask('GET', name)
      if (answer.status === 404) return null
      await (answer.ok ? undefined : expect(answer, `GET ${name}`))
      const bytes = Number(answer.headers.get('content-length') ?? 0)
      return { body: Readable.fromWeb(answer.body as ReadableStream), contentType: contentTypeOf(name), bytes }
    },
    async has(name) {
      return (await ask('HEAD', name)).ok
    },
    async remove(name) {
      await ask('DELETE', name)
    },
    async check() {
      const answer = await send(`${endpoint}/${bucket}?list-type=2&max-keys=1`, {
        signal: AbortSignal.timeout(10_000),
      })
      await expect(answer, `a list of ${bucket}`)
    },
  }
}

/** Enough of an error's text for the log. */
async function beginning(answer: Response): Promise<string> {
  for await (const chunk of answer.body ?? []) return Buffer.from(chunk).toString('utf8').slice(0, 300)
  return ''
}
