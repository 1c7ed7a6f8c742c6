import './kit-styles.ts'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '../lib/query-client.ts'
import { useColorScheme } from '../lib/theme.ts'
import { Confirmations } from '../ui/confirm.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { usePlace } from './place.ts'
import { ShellProgress } from './shell-progress.tsx'
import { useLiveEvents } from './use-live-events.ts'
import { useWord } from './words.ts'

/** Its looks are ours: `kit-variables.css` and the sheets of `ui`. */
const kit = { theme: { respectReducedMotion: true }, withCssVariables: false, withGlobalClasses: false }

/** What every screen but the barest stands on. */
export function Kit() {
  const word = useWord()
  useLiveEvents()
  return (
    <QueryClientProvider client={queryClient}>
      <DirectionProvider>
        <MantineProvider {...kit} forceColorScheme={useColorScheme()}>
          <ShellProgress />
          <Confirmations>
            <Outlet key={usePlace()} />
          </Confirmations>
          <LoadingOverlay />
          <Toasts label={word('toasts.label')} dismiss={word('toasts.dismiss')} />
        </MantineProvider>
      </DirectionProvider>
    </QueryClientProvider>
  )
}
