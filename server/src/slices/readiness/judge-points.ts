import { legalKinds } from '@souk/contract/legal/legal-rules.ts'
import type { ReadinessKey, ReadinessState } from '@souk/contract/readiness/readiness.contract.ts'

export type Check = { isGood: boolean; subject: string; detail: string; checkedAt: Date }
/** What is known of the marketplace; the rule decides with nothing else. */
export type Facts = {
  now: Date
  checks: Partial<Record<ReadinessKey, Check>>
  mailHost: string | null
  publicUrl: string
  stripe: 'live' | 'test' | null
  lastProviderEvent: Date | null
  files: 'folder' | 's3'
  filesProblem: string | null
  isShared: boolean // other processes work on the same data
  hasOwnDatabase: boolean // a PostgreSQL of the operator, backed up by other tools too
  isSecretSet: boolean
  oldestWaitingSeconds: number
  clockSeconds: number // between this process and the database
  admins: number
  adminsWithoutSecondFactor: number
  name: string
  hasCompany: boolean // name, address and country, so that statements are invoices
  legalTexts: number // of the four, those that are published
  approvesBrands: boolean
  isAutoReview: boolean
  firstOrderRate: string
  laterRate: string
  brands: number
}

/** How a point stands: `words` names its sentence, which is filled with `with`. */
export type Judged = { state: ReadinessState; words: string; with?: Record<string, string | number> }

const builtInName = 'Souk'
const backupDays = 7
const confirmedDays = 90
const restoreDays = 365
/** A person says that another tool makes them. */
export const outsideBackup = 'outside'
const waitingSeconds = 60
const mostSkewSeconds = 2
const daysSince = (now: Date, then: Date) => Math.floor((now.getTime() - then.getTime()) / 86_400_000)

const rules: Record<ReadinessKey, (facts: Facts) => Judged> = {
  mail: ({ mailHost, checks }) =>
    mailHost === null
      ? { state: 'open', words: 'mail.none' }
      : tested(checks.mail, mailHost, 'mail', { host: mailHost }),
  address({ publicUrl, checks }) {
    const { protocol, hostname } = new URL(publicUrl)
    const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
    if (isLocal) return { state: 'open', words: 'address.local', with: { url: publicUrl } }
    if (protocol !== 'https:') return { state: 'problem', words: 'address.plain', with: { url: publicUrl } }
    return tested(checks.address, publicUrl, 'address', { url: publicUrl })
  },
  payments({ stripe, checks, lastProviderEvent }) {
    if (stripe === null) return { state: 'off', words: 'payments.off' }
    if (stripe === 'test') return { state: 'open', words: 'payments.test' }
    const judged = tested(checks.payments, stripe, 'payments')
    return judged.state === 'done' && lastProviderEvent === null ? { state: 'open', words: 'payments.noEvent' } : judged
  },
  files({ files, filesProblem, isShared, checks }) {
    if (filesProblem !== null) return { state: 'problem', words: 'files.bad', with: { detail: filesProblem } }
    if (files === 'folder' && isShared) return { state: 'problem', words: 'files.shared' }
    return tested(checks.files, files, 'files')
  },
  backup({ now, checks: { backup } }) {
    if (!backup) return { state: 'open', words: 'backup.none' }
    const count = daysSince(now, backup.checkedAt)
    return count > (backup.subject === outsideBackup ? confirmedDays : backupDays)
      ? { state: 'problem', words: 'backup.old', with: { count } }
      : { state: 'done', words: 'backup.done', with: { count } }
  },
  restore({ now, checks: { restore } }) {
    if (!restore) return { state: 'open', words: 'restore.none' }
    return daysSince(now, restore.checkedAt) > restoreDays
      ? { state: 'open', words: 'restore.old' }
      : { state: 'done', words: 'restore.done' }
  },
  jobs({ oldestWaitingSeconds, clockSeconds, checks }) {
    if (Math.abs(clockSeconds) > mostSkewSeconds)
      return { state: 'problem', words: 'jobs.clock', with: { count: Math.round(Math.abs(clockSeconds)) } }
    if (oldestWaitingSeconds > waitingSeconds)
      return { state: 'problem', words: 'jobs.late', with: { count: oldestWaitingSeconds } }
    return tested(checks.jobs, '', 'jobs')
  },
  secret: ({ isSecretSet, isShared }) =>
    isSecretSet
      ? { state: 'done', words: 'secret.set' }
      : isShared
        ? { state: 'problem', words: 'secret.shared' }
        : { state: 'done', words: 'secret.file' },
  secondFactor: ({ admins, adminsWithoutSecondFactor: count }) =>
    admins > 0 && count === 0
      ? { state: 'done', words: 'secondFactor.done' }
      : { state: 'open', words: admins === 0 ? 'twoAdmins.none' : 'secondFactor.open', with: { count } },
  twoAdmins: ({ admins: count }) =>
    count > 1
      ? { state: 'done', words: 'twoAdmins.done', with: { count } }
      : { state: 'open', words: count === 0 ? 'twoAdmins.none' : 'twoAdmins.open' },
  name: ({ name, checks }) =>
    name !== builtInName
      ? { state: 'done', words: 'name.own', with: { name } }
      : confirmed(checks.name, name, 'name.builtIn'),
  company: ({ hasCompany }) =>
    hasCompany ? { state: 'done', words: 'company.done' } : { state: 'open', words: 'company.open' },
  legal: ({ legalTexts: count }) =>
    count >= legalKinds.length
      ? { state: 'done', words: 'legal.done' }
      : { state: 'open', words: 'legal.open', with: { count: legalKinds.length - count } },
  approval: ({ approvesBrands, checks }) =>
    confirmed(checks.approval, approvesBrands ? 'people' : 'none', `approval.${approvesBrands ? 'people' : 'none'}`),
  review: ({ isAutoReview, checks }) =>
    confirmed(checks.review, isAutoReview ? 'auto' : 'people', `review.${isAutoReview ? 'auto' : 'people'}`),
  commission: ({ firstOrderRate: first, laterRate: later, checks }) =>
    confirmed(checks.commission, `${first} ${later}`, 'commission.rates', { first, later }),
  firstBrand: ({ brands: count }) =>
    count > 0
      ? { state: 'done', words: 'firstBrand.done', with: { count } }
      : { state: 'open', words: 'firstBrand.open' },
}

/** Proved by a test, of what is set now. */
function tested(check: Check | undefined, subject: string, point: string, params = {}): Judged {
  if (!check || check.subject !== subject) return { state: 'open', words: `${point}.untried`, with: params }
  return check.isGood
    ? { state: 'done', words: `${point}.done`, with: params }
    : { state: 'problem', words: `${point}.bad`, with: { ...params, detail: check.detail } }
}

/** A person has looked at what is set now. */
const confirmed = (check: Check | undefined, subject: string, words: string, params = {}): Judged => ({
  state: check?.subject === subject ? 'done' : 'open',
  words,
  with: params,
})

export const judge = (key: ReadinessKey, facts: Facts): Judged => rules[key](facts)
