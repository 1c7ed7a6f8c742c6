/** Money is a decimal text, a day is `YYYY-MM-DD`, a time is ISO 8601. */
export type Cell = string | number | null
export type TableColumn = {
  header: string
  kind?: 'text' | 'number' | 'money' | 'day' | 'time' // text unless said
  width?: number // in characters
}
/** Rows come in batches and are written as they come, so a large table needs no more memory than a small one. */
export type Table = {
  name: string // of the sheet
  isRtl: boolean
  columns: readonly TableColumn[]
  batches: AsyncIterable<readonly (readonly Cell[])[]>
}

/** A table whose rows are all there. */
export async function* oneBatch(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield rows
}

const batchSize = 500

/** Rows one at a time, put together into batches. */
export async function* inBatches(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<readonly (readonly Cell[])[]> {
  let batch: (readonly Cell[])[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
