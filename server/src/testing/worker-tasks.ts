import { threadId } from 'node:worker_threads'
import { Refusal } from '../platform/base/refusal.ts'

/** What a thread may be asked to do in tests of its limits. */
export const double = async (n: number) => n * 2
export const whichThread = async () => threadId
export async function* countForEver() {
  for (let n = 1; ; n += 1) yield n
}
export function refuse(): never {
  throw new Refusal('invalid', 'errors.invalid', { field: 'file' })
}
export function spin(): never {
  for (;;);
}
export function fillMemory(): number {
  const all: string[][] = []
  for (;;) all.push(Array.from({ length: 100_000 }, (_, n) => `${n}-${all.length}`))
}
