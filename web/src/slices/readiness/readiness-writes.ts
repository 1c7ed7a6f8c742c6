import { type ReadinessKey, readiness } from '@souk/contract/readiness/readiness.contract.ts'
import { call } from '../../lib/server/call.ts'

export const provePoint = (point: ReadinessKey) => call(readiness.prove, { params: { point } })
