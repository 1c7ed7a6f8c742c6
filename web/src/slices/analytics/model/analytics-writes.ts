import { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import { sales } from '@souk/contract/analytics/sales.contract.ts'
import { usage } from '@souk/contract/analytics/usage.contract.ts'
import { views } from '@souk/contract/analytics/views.contract.ts'
import { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { call } from '../../../lib/server/call.ts'

type Body<E extends Parameters<typeof call>[0]> = Request<E> extends { body: infer B } ? B : never

export const askForAnalytics = () => call(engagement.ask, {})
export const setTarget = ({ id, ...body }: Body<typeof sales.setTarget> & { id: string }) =>
  call(sales.setTarget, { params: { id }, body })
export const saveBudget = ({ id, ...body }: Body<typeof purchases.addBudget> & { id?: string }) =>
  id ? call(purchases.changeBudget, { params: { id }, body }) : call(purchases.addBudget, { body })
export const removeBudget = ({ id }: { id: string }) => call(purchases.removeBudget, { params: { id } })
export const saveView = (body: Body<typeof views.save>) => call(views.save, { body })
export const changeView = ({ id, ...body }: Body<typeof views.change> & { id: string }) =>
  call(views.change, { params: { id }, body })
export const removeView = ({ id }: { id: string }) => call(views.remove, { params: { id } })
export const forgetUsage = () => call(usage.forget, {})
export const exportTable = ({ format, ...input }: { table: string; format: 'csv' | 'xlsx' | 'png'; search: string }) =>
  call(downloads.export, { body: { type: 'analyticsExport', format, input } })
