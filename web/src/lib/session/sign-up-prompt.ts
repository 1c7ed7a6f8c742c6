import { store } from '../store.ts'
import { rememberProducts } from './guest-products.ts'

const isAsked = store(false)

/** A guest wants what only members have: the frame asks whether they want to sign up. */
export const askToSignUp = (): void => isAsked.set(true)
/** The same for products, which wait for the guest until they have signed up. */
export function askToSignUpFor(products: readonly { _id: string }[]): void {
  rememberProducts(products.map(({ _id }) => _id))
  askToSignUp()
}
export const dismissSignUp = (): void => isAsked.set(false)
export const useSignUpPrompt = isAsked.use
