import { useSyncExternalStore } from 'react'
import { listeners } from '../server/listeners.ts'

const changed = listeners()
let isAsked = false

/** A guest wants what only members have: the frame asks whether they want to sign up. */
export function askToSignUp(): void {
  turn(true)
}

export function dismissSignUp(): void {
  turn(false)
}

function turn(next: boolean): void {
  if (next === isAsked) return
  isAsked = next
  changed.tell()
}

export function useSignUpPrompt(): boolean {
  return useSyncExternalStore(changed.add, () => isAsked)
}
