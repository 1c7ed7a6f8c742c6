/** What `subscribers.ts` needs to have a submitted collection reviewed. */
export { autoReviewQueue, autoReviewSeconds } from './catalog.jobs.ts'
