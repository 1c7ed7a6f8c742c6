/** How many requests wait for this side's answer. */
export { useWaiting as useRequestsWaiting } from './model/connections.data.ts'
