/** What signing up and the profile share with the ways in. What brings schemas along is fetched when it is wanted. */
export { EntryFrame } from './entry-frame.tsx'
export { isolated } from './isolated.ts'
export { PasswordChecks } from './password-checks.tsx'
export { PatientButton } from './patient-button.tsx'
export { dropProof, keptProof } from './registration-token.ts'
export { keepTypedEmail } from './typed-email.ts'
export { useWait } from './use-wait.ts'

export const loadCodeForm = () => import('./code-form.tsx')

export async function sendCode(email: string): Promise<void> {
  const identity = await import('./identity.data.ts')
  await identity.sendCode(email)
}
