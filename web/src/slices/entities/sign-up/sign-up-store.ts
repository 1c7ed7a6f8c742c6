import { onSessionChange, session } from '../../../lib/session/session.ts'
import { dropProof, storedProof } from '../../identity/door.ts'
import { type Draft, type Proofs, beginDraft, parseDraft } from './sign-up-draft.ts'

const key = 'signUpDraft'
let password: string | null = null

/** Signing in or out clears the password; signing in also clears the draft. */
onSessionChange(() => {
  const { token, entityType } = session()
  setPendingPassword(null)
  if (!token || entityType === 'guest') return
  sessionStorage.removeItem(key)
  dropProof()
})

/** The draft lives as long as the tab, so a reload keeps it and the next person at this screen does not find it. */
export function storedDraft(): Draft | null {
  return parseDraft(sessionStorage.getItem(key))
}

export function storeDraft(draft: Draft): void {
  sessionStorage.setItem(key, JSON.stringify(draft))
}

/** Every step stands behind a loader that begins a draft, so there is one. */
export function draftNow(): Draft {
  return storedDraft() ?? beginDraft('v1', new Date())
}

export function changeDraft(change: (draft: Draft) => Draft): Draft {
  const before = draftNow()
  const after = change(before)
  if (after !== before) storeDraft(after)
  return after
}

/** Between its step and the last one; written nowhere. */
export function setPendingPassword(text: string | null): void {
  password = text
}

export const pendingPassword = () => password

export function proofs(): Proofs {
  return { hasPassword: password !== null, provenEmail: storedProof()?.email ?? null }
}

export function isProven({ email }: Draft): boolean {
  return email !== '' && storedProof()?.email === email
}
