import { amount } from '@souk/contract/core/money.ts'
import { cancelAnswerDays, type OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { LineDifference } from '@souk/contract/orders/order-shapes.ts'
import { momentIn, moneyIn } from '../../../platform/delivery/mail/mail-formats.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Say } from '../../../platform/base/messages.ts'
import { MailLines, MailOrdered, type OrderedProduct } from './order-mail-lines.tsx'
import { MailOutcome, type OrderOutcome } from './order-mail-outcome.tsx'
import type { EventToMail, OrderReader, OrderToMail } from '../reading/order-readers.queries.ts'

type To = { say: Say; reader: OrderReader; href: string }
type Happened = Pick<EventToMail, 'kind' | 'by' | 'reason' | 'text' | 'isLast'>

/** What happened to an order, and what comes next for this reader. */
export function orderMail(
  to: To,
  order: OrderToMail,
  event: Happened,
  { changes = [], outcome = null }: { changes?: readonly LineDifference[]; outcome?: OrderOutcome | null } = {},
): MailContent {
  const { language } = to.reader
  const say = sayer(to, order, event.by)
  const about = `mail.order.${aboutOf(event)}`
  const next = event.isLast ? nextOf(order, event, to.reader.side) : 'movedOn'
  return {
    subject: say(`${about}.subject`),
    preview: say(`${about}.text`),
    body: (
      <>
        <MailTitle>{say('mail.order.title')}</MailTitle>
        <MailText>{say(`${about}.text`)}</MailText>
        {event.reason && event.reason !== 'OTHER' && (
          <MailText>{say('mail.order.why', { reason: say(`mail.order.reason.${event.reason}`) })}</MailText>
        )}
        {event.text && (
          <MailText>
            <bdi>{say('mail.order.word', { word: event.text })}</bdi>
          </MailText>
        )}
        <MailLines reader={{ say: to.say, language }} changes={changes} currency={order.currency} />
        {outcome && (
          <MailOutcome
            reader={{ say: to.say, ...to.reader }}
            other={otherName(order, to.reader)}
            outcome={outcome}
            currency={order.currency}
          />
        )}
        {next !== 'completed' && <MailText>{say(`mail.order.next.${next}`)}</MailText>}
        <MailButton href={to.href}>{say(buttons[next] ?? 'mail.order.open')}</MailButton>
      </>
    ),
  }
}

/** To the buyer who placed it: what was ordered and what happens next. */
export function confirmationMail(to: To, order: OrderToMail, ordered: readonly OrderedProduct[]): MailContent {
  const say = sayer(to, order, 'retailer')
  const { language } = to.reader
  return {
    subject: say('mail.order.sent.subject'),
    preview: say('mail.order.sent.text'),
    body: (
      <>
        <MailTitle>{say('mail.order.title')}</MailTitle>
        <MailText>{say('mail.order.sent.text')}</MailText>
        <MailOrdered reader={{ say: to.say, language }} ordered={ordered} currency={order.currency} />
        {order.status === 'PENDING_BRAND' && <MailText>{say('mail.order.next.theirs')}</MailText>}
        <MailButton href={to.href}>{say('mail.order.open')}</MailButton>
      </>
    ),
  }
}

/** To the side whose answer is due, so many days after it became due. */
export function reminderMail(to: To, order: OrderToMail, days: number): MailContent {
  const say = sayer(to, order, null)
  const text = say('mail.order.reminder.text', { count: days })
  return {
    subject: say('mail.order.reminder.subject'),
    preview: text,
    body: (
      <>
        <MailTitle>{say('mail.order.title')}</MailTitle>
        <MailText>{text}</MailText>
        <MailText>{say(`mail.order.next.${silenceOf(order)}`)}</MailText>
        <MailButton href={to.href}>{say('mail.order.answer')}</MailButton>
      </>
    ),
  }
}

const aboutOf = ({ kind, by }: Happened) =>
  kind === 'placed' && by === 'brand' ? 'written' : kind === 'cancelDeclined' && !by ? 'cancelLapsed' : kind
const silenceOf = ({ agreedRevision }: OrderToMail) => (agreedRevision === null ? 'cancels' : 'stays')

type Next = 'cancels' | 'stays' | 'theirs' | 'answerCancel' | 'theyAnswerCancel' | 'confirmed' | 'completed' | 'over'
const buttons: Partial<Record<Next | 'movedOn', string>> = {
  cancels: 'mail.order.answer',
  stays: 'mail.order.answer',
  answerCancel: 'mail.order.answer',
}

function nextOf(order: OrderToMail, { kind }: Happened, side: OrderSide): Next {
  if (kind === 'cancelAsked') return side === 'brand' ? 'answerCancel' : 'theyAnswerCancel'
  const due = { PENDING_BRAND: 'brand', PENDING_RETAILER: 'retailer' } as const
  if (order.status in due) return due[order.status as keyof typeof due] === side ? silenceOf(order) : 'theirs'
  return order.status === 'CONFIRMED' ? 'confirmed' : order.status === 'COMPLETED' ? 'completed' : 'over'
}

const otherName = ({ brandName, retailerName }: OrderToMail, { side }: OrderReader) =>
  side === 'brand' ? retailerName : brandName

/** Names, sum and day are the same in every sentence of a mail. */
function sayer({ say, reader }: To, order: OrderToMail, by: OrderSide | null) {
  const { language, side, timeZone } = reader
  const { number, units, worth, currency, dueAt, cancelAskedAt } = order
  const names = { brand: order.brandName, retailer: order.retailerName }
  const otherOf = (one: OrderSide) => (one === 'brand' ? 'retailer' : 'brand')
  const asked = cancelAskedAt && new Date(cancelAskedAt.getTime() + cancelAnswerDays * 86_400_000)
  const moment = (one: Date | null) => (one ? momentIn(language, one, timeZone) : '')
  const paid = moneyIn(language, amount({ minor: worth, currency }), currency)
  const words = {
    number,
    other: names[otherOf(side)],
    actor: by ? names[by] : '',
    counter: by ? names[otherOf(by)] : '',
    sum: say(language, 'mail.order.sum', { count: units, amount: paid }),
    day: moment(dueAt),
    cancelDay: moment(asked),
  }
  return (key: string, more: Record<string, unknown> = {}) => say(language, key, { ...words, ...more })
}
