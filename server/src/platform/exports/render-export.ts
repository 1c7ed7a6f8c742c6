import type { ExportFormat } from '@souk/contract/core/exports.ts'
import { renderPapers } from '../documents/render-papers.ts'
import { runInWorker, streamFromWorker, type WorkerTask } from '../workers/run-in-worker.ts'
import type { ExportContent } from './export-kind.ts'
import { zipStream } from './zip-stream.ts'

const task = (path: string, name: string, megabytes: number, seconds: number): WorkerTask => ({
  module: new URL(path, import.meta.url).href,
  name,
  megabytes,
  seconds,
})
const tasks = {
  table: task('./write-table.ts', 'writeTable', 96, 300),
  pdf: task('../documents/line-sheet-pdf.tsx', 'lineSheetToPdf', 512, 240),
  pptx: task('../documents/line-sheet-pptx.ts', 'lineSheetToPptx', 512, 240),
  sheet: task('../documents/picture-sheet-xlsx.ts', 'pictureSheetToXlsx', 512, 240),
}

/** The bytes of a file, as they are made. Everything that takes long runs in a thread. */
export async function* renderExport(content: ExportContent, format: ExportFormat): AsyncGenerator<Uint8Array> {
  switch (content.kind) {
    case 'table': {
      const { batches, ...head } = content.table
      return yield* streamFromWorker<Uint8Array>(
        tasks.table,
        { head, format: format === 'csv' ? 'csv' : 'xlsx' },
        batches,
      )
    }
    case 'lineSheet':
      return yield await runInWorker<Uint8Array>(format === 'pptx' ? tasks.pptx : tasks.pdf, content.sheet)
    case 'pictureSheet':
      return yield await runInWorker<Uint8Array>(tasks.sheet, content.sheet)
    case 'papers':
      return yield await renderPapers(content.file)
    case 'bytes':
      return yield* content.body
    case 'files':
      return yield* zipStream(entriesOf(content.files))
  }
}

async function* entriesOf(files: Extract<ExportContent, { kind: 'files' }>['files']) {
  for await (const { name, format, content } of files) yield { name, body: renderExport(content, format) }
}
