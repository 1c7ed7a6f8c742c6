import { filter, type FiltersOf, list } from '../core/lists/list.ts'

export const mailStates = ['WAITING', 'FAILED', 'SENT', 'KEPT', 'DROPPED'] as const

/** The lists of the administration: nobody else reads them. */
export const userList = list({
  filters: { q: filter.text, side: filter.one(['brand', 'retailer', 'souk']) },
  sorts: ['newest'],
})
export type UserFilters = FiltersOf<typeof userList>

export const entityList = list({
  filters: {
    q: filter.text,
    type: filter.one(['brand', 'retailer']),
    access: filter.one(['marketplace', 'direct']),
    isPremium: filter.flag,
    isDemo: filter.flag,
  },
  sorts: ['newest'],
})
export type EntityFilters = FiltersOf<typeof entityList>

/** Brands that staff approve, the longest waiting first. */
export const brandList = list({
  filters: { q: filter.text, status: filter.one(['SUBMITTED', 'MORE_NEEDED', 'DECLINED', 'NEW', 'APPROVED']) },
  sorts: ['oldest'],
})
export type BrandFilters = FiltersOf<typeof brandList>

export const documentList = list({
  filters: { status: filter.one(['PENDING', 'VERIFIED', 'REJECTED', 'EXPIRED']) },
  sorts: ['oldest'],
})
export type DocumentFilters = FiltersOf<typeof documentList>

export const mailList = list({
  filters: { status: filter.one(mailStates), q: filter.text, from: filter.day, to: filter.day }, // a recipient or a subject
  sorts: ['newest'],
})
export type MailFilters = FiltersOf<typeof mailList>

export const jobList = list({ filters: { q: filter.text }, sorts: ['newest'] })
export type JobFilters = FiltersOf<typeof jobList>

export const auditList = list({
  filters: { action: filter.text, userId: filter.id, entityId: filter.id, from: filter.day, to: filter.day },
  sorts: ['newest'],
})
export type AuditFilters = FiltersOf<typeof auditList>
