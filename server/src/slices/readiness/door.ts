/** What the start says of a marketplace that is not open yet. */
export { readReadiness } from './read-readiness.ts'
/** A backup that was made. */
export { noteCheck } from './prove-point.tsx'
