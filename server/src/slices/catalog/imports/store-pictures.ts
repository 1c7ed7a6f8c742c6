import type { Deps } from '../../../platform/serving/deps.ts'
import { hashOf, storePicture } from '../../../platform/data/files/pictures.ts'
import { recordFile } from '../../../platform/data/files/record-file.ts'
import { addressOf } from '../../../platform/data/files/take-upload.ts'
import { openImportFile } from './import-file.ts'
import { isAddress, type Judged, pictureIn } from './judge-rows.ts'

type Job = { fileLocation: string; brandId: string; userId: string; pictures: unknown }

/** The pictures of an archive that good rows name, kept like any upload; answers their addresses by name. */
export async function storePictures(
  deps: Deps,
  job: Job,
  rows: readonly Judged[],
): Promise<ReadonlyMap<string, string>> {
  const there = job.pictures as Record<string, string>
  const wanted = new Set(
    rows
      .filter(({ change }) => change !== 'SAME')
      .flatMap(({ read }) => read.product.images.map((name) => name.toLowerCase()))
      .filter((name) => isAddress(pictureIn(there, name))),
  )
  const locations = new Map<string, string>()
  if (wanted.size === 0) return locations
  const file = await openImportFile(deps, job.fileLocation)
  try {
    for (const name of wanted) {
      const bytes = await file.readPicture(name)
      const storeBytes = () => storePicture(deps.files, hashOf(bytes), bytes)
      const { name: stored, width, height } = await storeBytes()
      const location = addressOf(stored)
      const record = {
        location,
        use: 'picture',
        name,
        contentType: 'image/webp',
        bytes: bytes.length,
        width,
        height,
        userId: job.userId,
        entityId: job.brandId,
      }
      await recordFile(deps.db, deps.files, stored, record, storeBytes)
      locations.set(name, location)
    }
  } finally {
    file.close()
  }
  return locations
}
