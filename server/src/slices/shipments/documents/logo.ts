import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Deps } from '../../../platform/deps.ts'
import type { Paper } from '../../../platform/documents/paper.ts'

/** A brand's logo as a PNG; WebP would vanish from the page without an error. A paper without one is still right. */
export async function logoOf({ files, config, log }: Deps, location: string | null): Promise<Paper['logo']> {
  if (!location?.startsWith('/files/')) return null
  try {
    const stored = await files.get(location.slice('/files/'.length))
    const bytes = stored ? await buffer(stored.body) : await served(new URL(location, config.publicUrl))
    if (!bytes) return null
    const data = await sharp(bytes, { density: 200 })
      .resize({ height: 176, width: 640, fit: 'inside' })
      .png()
      .toBuffer()
    return { data: new Uint8Array(data), format: 'png' }
  } catch (error) {
    log.warn({ error, location }, 'a logo could not be read')
    return null
  }
}

/** The demo draws its logos when they are asked for, so they are in no store. */
async function served(address: URL): Promise<Buffer | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null
}
