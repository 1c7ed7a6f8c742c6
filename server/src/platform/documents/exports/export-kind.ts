import type { z } from 'zod/mini'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import type { DownloadPreview } from '@souk/contract/downloads/download-shapes.ts'
import type { ExportFormat, ExportLook, ExportType } from '@souk/contract/core/exports.ts'
import type { Config } from '../../base/config.ts'
import type { ServerKey } from '../../data/access/server-key.ts'
import type { Db } from '../../data/database/db.ts'
import type { Flags } from '../../delivery/flags.ts'
import type { PictureSource } from '../papers/read-picture.ts'
import type { LineSheet } from '../papers/line-sheet.ts'
import type { PictureSheet } from '../papers/picture-sheet.ts'
import type { PaperFile } from '../papers/paper.ts'
import type { Language, Say } from '../../base/messages.ts'
import type { Table } from '../tables/table.ts'

/** What a file is made from. */
export type ExportSource = PictureSource & {
  config: Config
  db: Db
  replica: Db
  say: Say
  flags: Flags
  key: ServerKey
}

/** The person a file is made for, as they are when it is made, and how they want it. */
export type ExportContext = {
  deps: ExportSource
  actor: Extract<Actor, { side: 'brand' | 'retailer' }>
  language: Language
  look: ExportLook
  progress: (done: number, total: number) => void
}

/** What a slice hands over; the platform writes the file. */
export type ExportContent =
  | { kind: 'table'; table: Table } // csv, xlsx
  | { kind: 'lineSheet'; sheet: LineSheet } // pdf, pptx
  | { kind: 'pictureSheet'; sheet: PictureSheet } // xlsx, order forms
  | { kind: 'papers'; file: PaperFile } // pdf
  | { kind: 'bytes'; body: AsyncIterable<Uint8Array> } // a file that is already written
  | { kind: 'files'; files: AsyncIterable<{ name: string; format: ExportFormat; content: ExportContent }> } // zip

/** One kind of file that a slice offers, listed in its `slice.ts`. */
export type ExportKind<In = unknown> = {
  type: ExportType
  formats: readonly ExportFormat[]
  may: Pick<Endpoint, 'allow' | 'roles' | 'sides'>
  input: z.ZodMiniType<In>
  /** The name of the file; refuses what the viewer may not read. Called when the file is asked for. */
  title: (context: ExportContext, input: In) => Promise<string>
  /** Reads as the viewer. Called when the file is made, which may be later than it was asked for. */
  content: (context: ExportContext, input: In, format: ExportFormat) => Promise<ExportContent> | ExportContent
  /** The first styles, where the look can be chosen. */
  preview?: (context: ExportContext, input: In) => Promise<DownloadPreview>
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list holds kinds with different input
export type AnyExportKind = ExportKind<any>

/** Infers the input from its schema. */
export const exportKind = <In>(kind: ExportKind<In>): AnyExportKind => kind
