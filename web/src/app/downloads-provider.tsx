import type { ExportFormat } from '@souk/contract/core/exports.ts'
import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react'
import { type DownloadTarget, Downloading } from '../lib/download-slot.ts'
import { loadNamespaces } from '../lib/language/i18n.ts'
import { useSession } from '../lib/session/use-session.ts'

const DownloadHost = lazy(async () => {
  const [{ DownloadHost: host }] = await Promise.all([
    import('../slices/downloads/download-host.tsx'),
    loadNamespaces('downloads'),
  ])
  return { default: host }
})
type Asked = { target: DownloadTarget; format: ExportFormat }

/** Files can be asked for wherever there is something to download, by all who trade. */
export function DownloadsProvider({ children }: { children: ReactNode }) {
  const { entityType } = useSession()
  const [asked, setAsked] = useState<Asked | null>(null)
  const start = useCallback((target: DownloadTarget, format: ExportFormat) => setAsked({ target, format }), [])
  const isTrader = entityType === 'brand' || entityType === 'retailer'
  return (
    <Downloading value={isTrader ? start : null}>
      {children}
      <Suspense>{asked && <DownloadHost {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </Downloading>
  )
}
