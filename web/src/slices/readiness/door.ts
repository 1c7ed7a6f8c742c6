/** Whether the console's home is what is still missing. */
export { useReadiness } from './readiness.data.ts'
