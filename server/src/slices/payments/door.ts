/** What ordering needs: a card that may be charged later. */
export { requireCard } from './require-card.ts'
