import { useRouteError } from 'react-router'
import { Failed } from '../../lib/server/failed.ts'
import { ErrorScreen } from './error-screen.tsx'
import { FullFrame } from '../shell/full-layout.tsx'
import { ChunkLost } from '../../lib/code/chunk.ts'
import { useTitle } from '../use-title.ts'
import { useWord } from '../app-words.ts'

/** The last net: an error of a page or its code outside the frame. Nothing here has to be fetched. */
export function RootErrorBoundary() {
  return (
    <FullFrame>
      <PageErrorBoundary />
    </FullFrame>
  )
}

/** An error of one page: the frame around it stays, also when its code cannot be fetched offline. */
export function PageErrorBoundary() {
  const error = useRouteError()
  const word = useWord()
  const isChunk = error instanceof ChunkLost
  useTitle(word(isChunk ? 'chunk.title' : 'error.title'))
  return (
    <ErrorScreen
      isChunk={isChunk}
      requestId={error instanceof Failed ? error.requestId : null}
      onReload={() => location.reload()}
    />
  )
}
