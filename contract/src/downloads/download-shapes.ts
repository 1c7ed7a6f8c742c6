import { z } from 'zod/mini'
import { ExportFormat, ExportType } from '../core/exports.ts'
import { downloadStatuses } from './download-list.ts'

export const DownloadStatus = z.enum(downloadStatuses)
export type DownloadStatus = z.infer<typeof DownloadStatus>

export const Download = z.object({
  id: z.uuid(),
  type: ExportType,
  format: ExportFormat,
  title: z.string(),
  status: DownloadStatus,
  progress: z.nullable(z.int()), // percent, while it is made and where it is known
  bytes: z.nullable(z.int()),
  problem: z.nullable(z.string()), // why it failed and what to do
  askedBy: z.object({ id: z.uuid(), name: z.string(), isYou: z.boolean() }),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
})
export type Download = z.infer<typeof Download>

/** The first styles of a document as its reader will see them, for the preview beside the choices. */
export const DownloadPreview = z.object({
  title: z.string(),
  subtitle: z.string(),
  sender: z.string(),
  logo: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  total: z.int(), // styles in all
  currencies: z.array(z.string()), // those a reader may choose from
  styles: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      image: z.nullable(z.string()),
      facts: z.array(z.object({ label: z.string(), value: z.string(), isStrong: z.optional(z.boolean()) })),
      colours: z.array(z.string()),
      sizes: z.array(z.string()),
    }),
  ),
})
export type DownloadPreview = z.infer<typeof DownloadPreview>
