import type { ExportFormat, ExportType } from '@souk/contract/core/exports.ts'
import { createContext, use } from 'react'

/** A file that can be made of what is on the screen. */
export type DownloadTarget = {
  type: ExportType
  input: Record<string, unknown>
  formats: readonly ExportFormat[]
}
type StartDownload = (target: DownloadTarget, format: ExportFormat) => void

/** Downloads come after the slices whose files they make, so the app provides them. */
export const Downloading = createContext<StartDownload | null>(null)

export const useDownload = () => use(Downloading)
