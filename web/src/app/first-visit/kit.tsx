import './kit-styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '../../lib/server/query-client.ts'
import { Confirmations } from '../../ui/overlays/confirm.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { KitProvider } from './kit-provider.tsx'
import { LoadingOverlay } from '../errors/loading-overlay.tsx'
import { useAssociationKey } from '../association-key.ts'
import { ShellProgress } from '../shell/shell-progress.tsx'
import { useLiveEvents } from '../use-live-events.ts'
import { useWord } from '../app-words.ts'

/** What every screen but the barest stands on. */
export function Kit() {
  const word = useWord()
  useLiveEvents()
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider>
        <ShellProgress />
        <Confirmations>
          <Outlet key={useAssociationKey()} />
        </Confirmations>
        <LoadingOverlay />
        <Toasts label={word('toasts.label')} dismiss={word('toasts.dismiss')} requestId={word('error.requestId')} />
      </KitProvider>
    </QueryClientProvider>
  )
}
