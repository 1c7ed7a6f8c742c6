import { store } from '../store.ts'

const isAsked = store(false)

/** A guest wants what only members have: the frame asks whether they want to sign up. */
export const askToSignUp = (): void => isAsked.set(true)
export const dismissSignUp = (): void => isAsked.set(false)
export const useSignUpPrompt = isAsked.use
