import { useRouteError } from 'react-router'
import { Failed } from '../../lib/server/failed.ts'
import { ErrorScreen } from './error-screen.tsx'
import { FullFrame } from '../shell/full-layout.tsx'
import { ChunkLost } from '../routes/lazy-page.ts'
import { useTitle } from '../use-title.ts'
import { useWord } from '../app-words.ts'

/** The last net: whatever a page or its code threw. Nothing here has to be fetched. */
export function RootErrorBoundary() {
  const error = useRouteError()
  const word = useWord()
  const isChunk = error instanceof ChunkLost
  useTitle(word(isChunk ? 'chunk.title' : 'error.title'))
  return (
    <FullFrame>
      <ErrorScreen
        isChunk={isChunk}
        requestId={error instanceof Failed ? error.requestId : null}
        onReload={() => location.reload()}
      />
    </FullFrame>
  )
}
