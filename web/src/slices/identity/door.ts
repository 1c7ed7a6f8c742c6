/** What signing up and the profile share with the ways in. What brings schemas along is fetched when it is wanted. */
export { EntryFrame } from './sign-in/entry-frame.tsx'
export { NoMail } from './sign-in/no-mail.tsx'
export { isolated } from './sign-in/isolated.ts'
export { PasswordChecks } from './password/password-checks.tsx'
export { refuseCommon } from './password/refuse-common.ts'
export { PatientButton } from './sign-in/countdown-button.tsx'
export { dropProof, storedProof, storeProof } from './model/registration-token.ts'
export { storeTypedEmail } from './sign-in/typed-email.ts'
export { useWait } from './sign-in/use-wait.ts'

export const loadNewPasswordForm = () => import('./password/new-password-form.tsx')
export const loadCodeForm = () => import('./sign-in/code-form.tsx')

export async function sendCode(email: string): Promise<void> {
  const identity = await import('./model/identity.data.ts')
  await identity.sendCode(email)
}
