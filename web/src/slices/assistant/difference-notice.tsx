import type { Selection } from '@souk/contract/assistant/assistant-shapes.ts'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './difference-notice.module.css'

type Props = { difference: NonNullable<Selection['difference']>; currency: string }

/** What the last change did, by name. */
export function DifferenceNotice({ difference, currency }: Props) {
  const t = useT('assistant')
  const format = useFormat()
  const { added, removed, changed, amount, units } = difference
  const isLess = amount.startsWith('-')
  const money = format.money(amount.replace(/^-/, '').replace(/\.00$/, ''), currency)
  const rows = [
    ['added', added],
    ['removed', removed],
    ['changed', changed],
  ] as const
  return (
    <details className={styles.difference}>
      <summary>
        <output>
          {t('difference', { added: added.length, removed: removed.length, changed: changed.length })}{' '}
          <bdi className="num">
            {isLess ? '−' : '+'}
            {money}
          </bdi>{' '}
          <span className={styles.quiet}>
            {t('difference.units', { count: Math.abs(units), sign: units < 0 ? '−' : '+' })}
          </span>
        </output>
      </summary>
      {rows.map(
        ([kind, names]) =>
          names.length > 0 && (
            <p key={kind} className={styles.row}>
              <strong>{t(`difference.${kind}`)}</strong> <bdi>{format.list(names)}</bdi>
            </p>
          ),
      )}
    </details>
  )
}
