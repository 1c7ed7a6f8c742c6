import type { LeadDetail, Reason } from '@souk/contract/prospects/prospect-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Tag } from '../../../ui/values/status.tsx'
import styles from '../model/prospects.module.css'
import { reasonText } from './reason-text.ts'

/** Bars that add up: the start, each reason, and the percentage. */
export function LeadBars({ lead }: { lead: LeadDetail }) {
  const t = useT('prospects')
  const format = useFormat()
  const { for: good, against, unknown } = lead.reasons
  const widest = Math.max(10, ...[...good, ...against, ...unknown].map(({ points }) => Math.abs(points)))
  const signed = (points: number) =>
    format.number(points, { signDisplay: 'exceptZero' }).replace(/[\u061c\u200e\u200f]/g, '') // marks that would move the sign
  const row = (kind: 'for' | 'against' | 'unknown') => (reason: Reason) => (
    <tr key={reason.feature}>
      <th scope="row">
        {reasonText(t as T, format, kind, reason)} {kind === 'unknown' && <Tag>{t('lead.unknown')}</Tag>}
      </th>
      <td>
        <span className={styles.track} aria-hidden>
          <span data-minus={reason.points < 0 ? '' : undefined} style={barOf(reason.points / widest)} />
        </span>
        <bdi dir="ltr">{signed(reason.points)}</bdi>
      </td>
    </tr>
  )
  return (
    <>
      <p className={styles.quiet}>{t('lead.why.text')}</p>
      <table className={styles.bars}>
        <tbody>
          <tr>
            <th scope="row">{t('lead.base')}</th>
            <td className="num">{format.number(lead.base)}</td>
          </tr>
          {good.map(row('for'))}
          {against.map(row('against'))}
          {unknown.map(row('unknown'))}
          <tr data-total="">
            <th scope="row">{t('lead.total')}</th>
            <td className="num">{format.number(lead.match / 100, { style: 'percent' })}</td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

/** From the middle towards the end for what adds, towards the start for what takes. */
function barOf(share: number) {
  const size = `${Math.abs(share) * 50}%`
  return share < 0 ? { insetInlineEnd: '50%', inlineSize: size } : { insetInlineStart: '50%', inlineSize: size }
}
