import type { ComponentType } from 'react'
import { type Load, type LostProps, lazyWith } from '../../lib/code/lazy-dialog.tsx'
import { QueryFailure } from './query-failure.tsx'
import { useRetryWhenBack } from './use-retry-when-back.ts'

/** A part of a page that is fetched when it is first shown. Where its code does not come, it says so and offers to try again. */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  return lazyWith(LostPart, load)
}

function LostPart({ error, onRetry }: LostProps) {
  useRetryWhenBack(error, onRetry)
  return <QueryFailure error={error} retry={onRetry} />
}
