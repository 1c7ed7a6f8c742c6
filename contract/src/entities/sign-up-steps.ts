/** The steps in order. One with `flow` shows in that flow only; the flow is fixed when the sign-up starts. */
const all = [
  { key: 'set-email', flow: 'v2' },
  { key: 'set-otp', flow: 'v2' },
  { key: 'complete-info' },
  { key: 'company-info' },
  { key: 'choose-user-type' },
  { key: 'upload-logo', flow: 'v2' },
  { key: 'upload-banner', flow: 'v2' },
  { key: 'set-launch-date' },
  { key: 'set-credentials', flow: 'v1' },
  { key: 'confirm' },
] as const satisfies readonly { key: string; flow?: SignUpFlow }[]

export type SignUpFlow = 'v1' | 'v2'
export type SignUpStep = (typeof all)[number]['key']
export const signUpSteps: readonly SignUpStep[] = all.map(({ key }) => key)

/** What a person sees, and in which order: its place in this list is its number. */
export function stepsOf(flow: SignUpFlow): readonly SignUpStep[] {
  return all.filter((step) => !('flow' in step) || step.flow === flow).map(({ key }) => key)
}
