/** How an order is going to be paid, for checkout. */
export { CardChoice } from './card-choice.tsx'
