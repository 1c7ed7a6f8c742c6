import loadHighs from 'highs'
import type { Candidate, Choice, Demands } from './candidate.ts'
import { choiceOf, solverModel } from './solver-model.ts'

export type SolverInput = { candidates: readonly Candidate[]; demands: Demands; locked: Choice; seconds: number }
type Highs = Awaited<ReturnType<typeof loadHighs.default>>
// The package's types describe a default export that `nodenext` cannot call.
const load = loadHighs as unknown as () => Promise<Highs>

/** Runs in a thread: solving holds it until the end. Null where no solution was found in time. */
export async function solve({ candidates, demands, locked, seconds }: SolverInput): Promise<number[] | null> {
  const highs = await load()
  const solution = highs.solve(solverModel(candidates, demands, locked), {
    time_limit: seconds,
    mip_rel_gap: 0.01,
    output_flag: false,
    log_to_console: false,
  })
  if (solution.Status !== 'Optimal' && solution.Status !== 'Time limit reached') return null
  return choiceOf(candidates, solution.Columns)
}
