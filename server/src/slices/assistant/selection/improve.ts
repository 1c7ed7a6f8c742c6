import { runInWorker } from '../../../platform/base/workers/run-in-worker.ts'
import { type Choice, violationsOf, worthOf } from './candidate.ts'
import type { SolverInput } from './solve.ts'

const task = { module: new URL('./solve.ts', import.meta.url).href, name: 'solve', megabytes: 256, seconds: 6 }

/** The solver's choice where it is allowed and better than the first one; else null. */
export async function improve(input: SolverInput, first: Choice): Promise<number[] | null> {
  const { candidates, demands } = input
  if (candidates.length === 0 || input.seconds === 0) return null
  const choice = await runInWorker<number[] | null>(task, input).catch(() => null) // the first choice stays
  if (!choice || violationsOf(candidates, demands, choice).length > 0) return null
  return worthOf(candidates, demands, choice) > worthOf(candidates, demands, first) ? choice : null
}
