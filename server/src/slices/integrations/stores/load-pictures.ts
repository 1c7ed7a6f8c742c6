import type { Deps } from '../../../platform/serving/deps.ts'
import { hashOf, storePicture } from '../../../platform/data/files/pictures.ts'
import { recordFile } from '../../../platform/data/files/record-file.ts'
import { addressOf } from '../../../platform/data/files/take-upload.ts'
import { FetchFailure } from '../../../platform/base/safe-fetch.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

type Owner = { id: string; brandId: string; createdBy: string | null }
const pictureBytes = 10 * 1024 * 1024

/** Loads a store's picture once and stores it like any upload; false where it cannot be loaded or is no picture. */
export async function loadPicture({ db, files, fetchSafely }: Deps, store: Owner, url: string): Promise<boolean> {
  try {
    const answer = await fetchSafely({ url, maxRedirects: 3, timeoutMs: 30_000, maxBytes: pictureBytes })
    if (answer.status !== 200) return false
    const storeBytes = () => storePicture(files, hashOf(answer.body), answer.body)
    const { name, width, height } = await storeBytes()
    const location = addressOf(name)
    const record = {
      location,
      use: 'picture',
      name: (new URL(url).pathname.split('/').at(-1) ?? 'picture').slice(0, 200),
      contentType: 'image/webp',
      bytes: answer.body.length,
      width,
      height,
      userId: store.createdBy,
      entityId: store.brandId,
    }
    await recordFile(db, files, name, record, storeBytes)
    await db
      .insertInto('storePicture')
      .values({ connectionId: store.id, url, location })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  } catch (error) {
    if (error instanceof FetchFailure || error instanceof Refusal) return false
    throw error
  }
}
