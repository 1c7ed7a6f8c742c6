import { runInWorker } from '../../base/workers/run-in-worker.ts'
import type { PaperFile } from './paper.ts'

const task = {
  module: new URL('./papers-to-pdf.tsx', import.meta.url).href,
  name: 'papersToPdf',
  megabytes: 512,
  seconds: 60,
}

/** Laying out pages would hold up every request, so a thread does it. */
export async function renderPapers(file: PaperFile): Promise<Buffer> {
  return Buffer.from(await runInWorker<Uint8Array>(task, file))
}
