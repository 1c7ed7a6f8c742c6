import type { ExportFormat } from '@souk/contract/core/exports.ts'
import { renderPapers } from '../papers/render-papers.ts'
import { runInWorker, streamFromWorker } from '../../base/workers/run-in-worker.ts'
import type { ExportContent } from './export-kind.ts'
import { zipStream } from '../tables/zip-stream.ts'

const tasks = {
  table: {
    module: new URL('../tables/write-table.ts', import.meta.url).href,
    name: 'writeTable',
    megabytes: 96,
    seconds: 300,
  },
  pdf: {
    module: new URL('../papers/line-sheet-pdf.tsx', import.meta.url).href,
    name: 'lineSheetToPdf',
    megabytes: 512,
    seconds: 240,
  },
  pptx: {
    module: new URL('../papers/line-sheet-pptx.ts', import.meta.url).href,
    name: 'lineSheetToPptx',
    megabytes: 512,
    seconds: 240,
  },
  sheet: {
    module: new URL('../papers/picture-sheet-xlsx.ts', import.meta.url).href,
    name: 'pictureSheetToXlsx',
    megabytes: 512,
    seconds: 240,
  },
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
