import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router'
import { ChunkLost } from '../../lib/code/chunk.ts'
import { toastFailure } from '../../lib/server/toast-failure.ts'
import { enter, previousAddress } from '../../lib/session/visits.ts'

/** Where the code of the next page cannot be fetched, the page that is open stays, with what was typed in it. */
export const stayWithoutCode: MiddlewareFunction = async (_, next) => {
  const before = previousAddress()
  const results = (await next()) as Record<string, DataStrategyResult>
  const lost = Object.values(results).find(({ result }) => result instanceof ChunkLost)?.result
  if (!(lost instanceof ChunkLost) || !before) return
  toastFailure(lost)
  enter(before)
  throw redirect(before)
}
