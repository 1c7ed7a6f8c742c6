import type { Deps } from '../../../platform/serving/deps.ts'
import type { Paper } from '../../../platform/documents/papers/paper.ts'
import { printPicture } from '../../../platform/documents/papers/read-picture.ts'

/** A brand's logo; a paper without one is still right. */
export const logoOf = (deps: Deps, location: string | null): Promise<Paper['logo']> =>
  printPicture(deps, location, { width: 640, height: 176, format: 'png' })
