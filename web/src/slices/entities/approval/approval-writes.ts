import { approvals, type Decision } from '@souk/contract/entities/approval.contract.ts'
import { call } from '../../../lib/server/call.ts'

export const submitBrand = () => call(approvals.submit, {})
export const decideBrand = ({ id, ...body }: Decision & { id: string }) =>
  call(approvals.decide, { params: { id }, body })
