/** What later slices show products with, and at which price. */
export { autoReviewQueue, autoReviewSeconds } from './catalog.jobs.ts'
