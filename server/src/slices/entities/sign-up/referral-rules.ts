/** Each step of a referral has this long. */
export const referralDays = 90

export type Refusal = 'self' | 'circle' | 'sameDomain' | 'sameTaxNumber' | 'sameAddress' | 'repeated'
/** What a company is recognised by. */
export type Company = { id: string; email: string; website: string; taxNumber: string; addresses: readonly string[] }

/** Mail providers that everyone uses: their domain says nothing about a company. */
const sharedDomains = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.de',
  'aol.com',
  'mail.com',
  'yandex.com',
  'qq.com',
  '163.com',
])

const hostOf = (website: string) =>
  website
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/:?#]/)[0] ?? ''

/** The domains that are a company's own. */
export function domainsOf({ email, website }: Pick<Company, 'email' | 'website'>): string[] {
  const all = [email.split('@').at(-1)?.toLowerCase() ?? '', hostOf(website)]
  return [...new Set(all.filter((domain) => domain !== '' && !sharedDomains.has(domain)))]
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const share = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one))

/** Whether two records are the same company, and by what. */
function sameness(a: Company, b: Company): Refusal | null {
  if (a.id === b.id) return 'self'
  if (share(domainsOf(a), domainsOf(b))) return 'sameDomain'
  if (plain(a.taxNumber) !== '' && plain(a.taxNumber) === plain(b.taxNumber)) return 'sameTaxNumber'
  return share(a.addresses.map(plain).filter(Boolean), b.addresses.map(plain).filter(Boolean)) ? 'sameAddress' : null
}

type Parties = { referrer: Company; ancestors: readonly Company[]; others: readonly Company[] }

/**
 * Why a company earns its referrer nothing; null when it does. `ancestors` are those who referred the referrer,
 * and `others` the companies that the referrer was rewarded for.
 */
export function refusalOf(referred: Company, { referrer, ancestors, others }: Parties): Refusal | null {
  const own = sameness(referred, referrer)
  if (own) return own
  if (ancestors.some((one) => sameness(referred, one))) return 'circle'
  return others.some((one) => one.id !== referred.id && sameness(referred, one)) ? 'repeated' : null
}

/** What is paid of a reward under the cap of all rewards. */
export function rewardUnderCap(reward: bigint, earned: bigint, cap: bigint): bigint {
  const left = cap > earned ? cap - earned : 0n
  return reward < left ? reward : left
}
