/** One row of a store: field → text. A product is the rows that share its id. */
export type SourceRow = Readonly<Record<string, string>>
/** A page of a store. `cursor` leads on; null is the end. */
export type SourcePage = { rows: SourceRow[]; cursor: string | null }
/** What reading a store can be told: how often it asked, and how often the store asked for patience. */
export type Effort = { requests: number; waits: number }
export type ReadPage = (cursor: string | null, effort: Effort) => Promise<SourcePage>

/** A store that cannot be read, as a message key. It is the store's fault, so the run fails in words. */
export class StoreProblem extends Error {
  readonly key: string
  readonly params: Record<string, string | number>
  readonly isPassing: boolean // another try may succeed
  constructor(key: string, params: Record<string, string | number> = {}, isPassing = false) {
    super(key)
    this.key = key
    this.params = params
    this.isPassing = isPassing
  }
}
