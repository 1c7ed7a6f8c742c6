import { amount } from '@souk/contract/core/money.ts'
import type { LineDifference } from '@souk/contract/orders/order-shapes.ts'
import { mailInk } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'
import { daysIn, moneyIn } from '../../../platform/delivery/mail/mail-formats.ts'

type Reader = { say: Say; language: Language }
const atMost = 10

/** What a proposal changes, line by line; the rest is counted. */
export function MailLines({ reader, changes, currency }: Props) {
  const { say, language } = reader
  if (changes.length === 0) return null
  const more = changes.length - atMost
  return (
    <>
      <h2 style={{ margin: '24px 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
        {say(language, 'mail.order.lines')}
      </h2>
      {changes.slice(0, atMost).map((change) => (
        <p key={change.lineId} style={{ margin: '0 0 8px' }}>
          <bdi style={{ fontWeight: 600 }}>{lineName(change)}</bdi>
          {changesOf(reader, change, currency).map((text) => (
            <span key={text}>
              <br />
              {text}
            </span>
          ))}
        </p>
      ))}
      {more > 0 && <p style={{ margin: '0 0 8px' }}>{say(language, 'mail.order.more', { count: more })}</p>}
    </>
  )
}
type Props = { reader: Reader; changes: readonly LineDifference[]; currency: string }

const lineName = ({ name, colour, size }: LineDifference) => [name, colour, size].filter(Boolean).join(', ')

function changesOf({ say, language }: Reader, { before, after }: LineDifference, currency: string): string[] {
  const price = (amount: string) => moneyIn(language, amount, currency)
  const window = (one: { shipsFrom: string | null; shipsUntil: string | null }) =>
    daysIn(language, one) || say(language, 'mail.order.line.anyTime')
  if (!before) {
    return [say(language, 'mail.order.line.added', { after: after!.quantity, price: price(after!.price) })]
  }
  if (!after) return [say(language, 'mail.order.line.removed', { before: before.quantity })]
  const pairs = [
    ['quantity', before.quantity, after.quantity],
    ['price', price(before.price), price(after.price)],
    ['window', window(before), window(after)],
  ] as const
  return pairs
    .filter(([, was, is]) => was !== is)
    .map(([what, was, is]) => say(language, `mail.order.line.${what}`, { before: was, after: is }))
}

export type OrderedProduct = { name: string; units: number; worth: bigint }

/** What was ordered, product by product; the rest is counted. */
export function MailOrdered({ reader: { say, language }, ordered, currency }: OrderedProps) {
  const more = ordered.length - atMost
  const cell = { padding: '6px 0', borderTop: `1px solid ${mailInk.line}` }
  return (
    <>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px' }}>
        <tbody>
          {ordered.slice(0, atMost).map(({ name, units, worth }) => (
            <tr key={name}>
              <td style={cell}>
                <bdi>{name}</bdi>
              </td>
              <td style={{ ...cell, textAlign: 'end', whiteSpace: 'nowrap' }}>
                {say(language, 'mail.order.sum', {
                  count: units,
                  amount: moneyIn(language, amount({ minor: worth, currency }), currency),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p style={{ margin: '0 0 8px' }}>{say(language, 'mail.order.more', { count: more })}</p>}
    </>
  )
}
type OrderedProps = { reader: Reader; ordered: readonly OrderedProduct[]; currency: string }
