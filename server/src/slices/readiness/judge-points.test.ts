import { expect, test } from 'vitest'
import { type ReadinessKey, readinessPoints } from '@souk/contract/readiness/readiness.contract.ts'
import { type Facts, judge } from './judge-points.ts'

const now = new Date('2026-03-20T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const check = (subject: string, isGood = true, days = 0) => ({
  isGood,
  subject,
  detail: '550 no such user',
  checkedAt: daysAgo(days),
})
/** A new installation without settings. */
const fresh: Facts = {
  now,
  checks: {},
  mailHost: null,
  publicUrl: 'http://localhost:3000',
  stripe: null,
  lastProviderEvent: null,
  files: 'folder',
  filesProblem: null,
  isShared: false,
  hasOwnDatabase: false,
  isSecretSet: false,
  oldestWaitingSeconds: 0,
  clockSeconds: 0.2,
  admins: 1,
  adminsWithoutSecondFactor: 1,
  name: 'Souk',
  hasCompany: false,
  legalTexts: 0,
  approvesBrands: true,
  isAutoReview: false,
  firstOrderRate: '15',
  laterRate: '10',
  brands: 0,
}
const live = { stripe: 'live', checks: { payments: check('live') } } as const

test.each<[ReadinessKey, Partial<Facts>, string, string]>([
  ['mail', {}, 'open', 'mail.none'],
  ['mail', { mailHost: 'smtp.a.example' }, 'open', 'mail.untried'],
  ['mail', { mailHost: 'smtp.a.example', checks: { mail: check('smtp.a.example') } }, 'done', 'mail.done'],
  ['mail', { mailHost: 'smtp.b.example', checks: { mail: check('smtp.a.example') } }, 'open', 'mail.untried'],
  ['mail', { mailHost: 'smtp.a.example', checks: { mail: check('smtp.a.example', false) } }, 'problem', 'mail.bad'],
  ['address', {}, 'open', 'address.local'],
  ['address', { publicUrl: 'http://127.0.0.2:3000' }, 'open', 'address.local'],
  ['address', { publicUrl: 'https://[::1]' }, 'open', 'address.local'],
  ['address', { publicUrl: 'http://souk.example' }, 'problem', 'address.plain'],
  ['address', { publicUrl: 'https://souk.example' }, 'open', 'address.untried'],
  [
    'address',
    { publicUrl: 'https://a.example', checks: { address: check('https://a.example') } },
    'done',
    'address.done',
  ],
  [
    'address',
    { publicUrl: 'https://b.example', checks: { address: check('https://a.example') } },
    'open',
    'address.untried',
  ],
  ['payments', {}, 'off', 'payments.off'],
  ['payments', { stripe: 'test', checks: { payments: check('test') } }, 'open', 'payments.test'],
  ['payments', { stripe: 'live' }, 'open', 'payments.untried'],
  ['payments', { ...live }, 'open', 'payments.noEvent'],
  ['payments', { ...live, lastProviderEvent: now }, 'done', 'payments.done'],
  ['files', {}, 'open', 'files.untried'],
  ['files', { checks: { files: check('folder') } }, 'done', 'files.done'],
  ['files', { files: 's3', checks: { files: check('folder') } }, 'open', 'files.untried'],
  ['files', { isShared: true, checks: { files: check('folder') } }, 'problem', 'files.shared'],
  ['files', { filesProblem: 'EACCES', checks: { files: check('folder') } }, 'problem', 'files.bad'],
  ['backup', {}, 'open', 'backup.none'],
  ['backup', { checks: { backup: check('', true, 7) } }, 'done', 'backup.done'],
  ['backup', { checks: { backup: check('', true, 8) } }, 'problem', 'backup.old'],
  ['backup', { checks: { backup: check('outside', true, 90) } }, 'done', 'backup.done'],
  ['backup', { checks: { backup: check('outside', true, 91) } }, 'problem', 'backup.old'],
  ['restore', {}, 'open', 'restore.none'],
  ['restore', { checks: { restore: check('', true, 365) } }, 'done', 'restore.done'],
  ['restore', { checks: { restore: check('', true, 366) } }, 'open', 'restore.old'],
  ['jobs', {}, 'open', 'jobs.untried'],
  ['jobs', { checks: { jobs: check('') } }, 'done', 'jobs.done'],
  ['jobs', { checks: { jobs: check('') }, oldestWaitingSeconds: 61 }, 'problem', 'jobs.late'],
  ['jobs', { checks: { jobs: check('') }, clockSeconds: -2.1 }, 'problem', 'jobs.clock'],
  ['secret', {}, 'done', 'secret.file'],
  ['secret', { isShared: true }, 'problem', 'secret.shared'],
  ['secret', { isShared: true, isSecretSet: true }, 'done', 'secret.set'],
  ['secondFactor', {}, 'open', 'secondFactor.open'],
  ['secondFactor', { adminsWithoutSecondFactor: 0 }, 'done', 'secondFactor.done'],
  ['twoAdmins', {}, 'open', 'twoAdmins.open'],
  ['twoAdmins', { admins: 0 }, 'open', 'twoAdmins.none'],
  ['secondFactor', { admins: 0, adminsWithoutSecondFactor: 0 }, 'open', 'twoAdmins.none'],
  ['twoAdmins', { admins: 2 }, 'done', 'twoAdmins.done'],
  ['name', {}, 'open', 'name.builtIn'],
  ['name', { checks: { name: check('Souk') } }, 'done', 'name.builtIn'],
  ['name', { name: 'Dune Market' }, 'done', 'name.own'],
  ['company', {}, 'open', 'company.open'],
  ['company', { hasCompany: true }, 'done', 'company.done'],
  ['legal', { legalTexts: 3 }, 'open', 'legal.open'],
  ['legal', { legalTexts: 4 }, 'done', 'legal.done'],
  ['approval', {}, 'open', 'approval.people'],
  ['approval', { checks: { approval: check('people') } }, 'done', 'approval.people'],
  ['approval', { approvesBrands: false, checks: { approval: check('people') } }, 'open', 'approval.none'],
  ['review', {}, 'open', 'review.people'],
  ['review', { checks: { review: check('people') } }, 'done', 'review.people'],
  ['review', { isAutoReview: true, checks: { review: check('people') } }, 'open', 'review.auto'],
  ['commission', {}, 'open', 'commission.rates'],
  ['commission', { checks: { commission: check('15 10') } }, 'done', 'commission.rates'],
  ['commission', { laterRate: '9', checks: { commission: check('15 10') } }, 'open', 'commission.rates'],
  ['firstBrand', {}, 'open', 'firstBrand.open'],
  ['firstBrand', { brands: 1 }, 'done', 'firstBrand.done'],
])('%s with %j is %s: %s', (key, known, state, words) => {
  expect(judge(key, { ...fresh, ...known })).toMatchObject({ state, words })
})

test('what keeps an untouched installation from opening', () => {
  const open = readinessPoints.filter((key) => judge(key, fresh).state !== 'done' && judge(key, fresh).state !== 'off')
  expect(open).toEqual(readinessPoints.filter((key) => key !== 'payments' && key !== 'secret'))
})
