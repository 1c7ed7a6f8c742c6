import { streamFromWorker, WorkerLimit } from '../../base/workers/run-in-worker.ts'
import { refuseSheet } from './refuse-sheet.ts'

export type SheetRow = { row: number; cells: string[] } // `row` as the spreadsheet numbers it
export type SheetLimits = { rows: number; columns: number; cellLength: number }

const task = {
  module: new URL('./parse-sheet.ts', import.meta.url).href,
  name: 'parseSheet',
  megabytes: 160,
  seconds: 8,
}

/** The rows of a workbook's first sheet, one at a time, as text. It is read in a thread whose memory and time are limited. */
export async function* readSheet(bytes: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow> {
  try {
    for await (const batch of streamFromWorker<SheetRow[]>(task, { bytes, limits })) yield* batch
  } catch (error) {
    if (!(error instanceof WorkerLimit)) throw error
    throw refuseSheet(error.limit === 'memory' ? 'tooLarge' : 'tooSlow')
  }
}
