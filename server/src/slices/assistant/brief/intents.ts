import { plainWords } from '../../discovery/door.ts'
import { plainText } from './tokens.ts'

export type Intent =
  | { kind: 'bought'; lastSeason: boolean; days: number }
  | { kind: 'soldOut' }
  | { kind: 'deadlines' }
  | { kind: 'order'; number: string | null }
  | { kind: 'owe' }
  | { kind: 'cannot'; screen: Screen }
  | { kind: 'help' }

export type Screen =
  | 'orders'
  | 'profile'
  | 'messages'
  | 'connections'
  | 'wallet'
  | 'cart'
  | 'wishlists'
  | 'downloads'
  | 'shipments'
  | 'invoices'
  | 'team'

const questions: readonly [Intent['kind'], RegExp][] = [
  [
    'bought',
    /\b(what|how much|which|show)\b.*\b(did (i|we)|have (i|we)|i|we)\b.*\b(bought|buy|order(ed)?|purchased?|spen[dt])\b.*\b(season|year|month|week|before|far|since|last|past)\b|\bmy purchases\b|\bwhat (did|have) (i|we) (buy|bought|order|ordered)\b/,
  ],
  ['bought', /(ماذا|كم|ما الذي|شو|ايش).*(اشتريت|اشترينا|طلبت|طلبنا|انفقت|صرفت)|مشترياتي|مشترياتنا/],
  ['soldOut', /\b(sold out|out of stock|no longer available|not available any ?more)\b/],
  ['soldOut', /(نفد|نفدت|نفذ|نفذت|خلص|خلصت)|غير متوفر/],
  [
    'deadlines',
    /\bdeadlines?\b|\b(closing|closes|close) (soon|next|this week|this month)\b|\border(ing)? windows?\b|\bwhich collections? (close|end|are closing)\b/,
  ],
  ['deadlines', /(المواعيد|موعد|مواعيد|مهله|المهل|تغلق|تنتهي)/],
  [
    'order',
    /\bwhere('s| is| are)?\b.*\border|\btrack\b|\bstatus of\b.*\border|\border status\b|\bwhen (will|does|do)\b.*\border.*\b(arrive|come|ship)/,
  ],
  ['order', /(اين|وين|فين|متي يصل|متي تصل|حاله).*(طلب|شحن)/],
  ['owe', /\b(owe|owed|outstanding|overdue|unpaid)\b|\bwhat do (i|we) have to pay\b|\bhow much (do|must) (i|we) pay\b/],
  ['owe', /(مستحق|مستحقات|مدين|علي ان ادفع|كم ادفع|ديون|فواتير غير مدفوعه|متاخرات)/],
]

const refusals: readonly [Screen, RegExp][] = [
  [
    'orders',
    /\b(cancel|confirm|reject|approve|change|delete|place|reorder)\b.*\border|(الغ|اكد|ارفض|غير|احذف|عدل).*طلب/,
  ],
  [
    'wallet',
    /\b(pay|refund|withdraw|transfer)\b.*\b(invoice|bill|money|credit|balance|card)|(ادفع|سدد|حول|اسحب).*(فاتوره|مبلغ|رصيد|مال)/,
  ],
  ['invoices', /\b(download|send|show|print)\b.*\binvoice|(حمل|ارسل|اطبع|اعرض).*فاتور/],
  [
    'profile',
    /\b(change|update|edit)\b.*\b(password|email|address|profile|phone|logo)|(غير|حدث|عدل).*(كلمه|بريد|عنوان|ملف|هاتف)/,
  ],
  ['team', /\b(invite|remove|add)\b.*\b(teammate|colleague|user)|(ادع|اضف|احذف).*(زميل|مستخدم|عضو)/],
  ['messages', /\b(message|write to|email|contact)\b.*\b(brand|them|seller)|(راسل|اكتب الي|تواصل)/],
  ['connections', /\b(connect|partner|request access)\b.*\b(brand|with)|(ارتباط|تواصل مع علامه|اطلب شراكه)/],
  ['cart', /\b(check ?out|empty|clear)\b.*\b(cart|basket|bag)|\bcheck ?out\b|(افرغ|اتمم|ادفع).*(سله|عربه)/],
  ['wishlists', /\b(delete|share|rename)\b.*\b(wish ?list|list)|(احذف|شارك).*(قائمه|مفضله)/],
  ['shipments', /\b(return|claim|damaged)\b|(ارجاع|مطالبه|تالف)/],
  ['downloads', /\b(export|download)\b.*\b(list|file|excel|pdf|catalogue|catalog)|(صدر|تنزيل|حمل).*(ملف|اكسل)/],
]

/** A question or an order that is no wish for products; null when it may be one. */
export function intentOf(text: string): Intent | null {
  const plain = plainText(text.toLowerCase()).replace(/[’']/g, '')
  const words = /[\u0600-\u06ff]/.test(plain) ? plainWords(plain).join(' ') : plain
  const asked = questions.find(([, pattern]) => pattern.test(words))
  if (asked) return detailed(asked[0], words, text)
  const refused = refusals.find(([, pattern]) => pattern.test(words))
  if (refused) return { kind: 'cannot', screen: refused[0] }
  if (
    /^(hi|hello|hey|help|what can you do|مرحبا|السلام عليكم|مساعده|ماذا يمكنك)\b/.test(words) ||
    /^(مرحبا|السلام|مساعده|ماذا يمكنك)/.test(words)
  )
    return { kind: 'help' }
  return null
}

function detailed(kind: Intent['kind'], words: string, text: string): Intent {
  if (kind === 'bought') {
    const lastSeason = /season|موسم/.test(words)
    const days = /week|اسبوع/.test(words)
      ? 7
      : /month|شهر/.test(words)
        ? 30
        : /year|سنه|عام/.test(words)
          ? 365
          : lastSeason
            ? 182
            : 365
    return { kind, lastSeason, days }
  }
  if (kind === 'order') return { kind, number: /\b[A-Z]{3}-\d{3,}\b/i.exec(text)?.[0].toUpperCase() ?? null }
  return { kind } as Intent
}
