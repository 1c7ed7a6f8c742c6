import type { WalletRule } from '@souk/contract/wallet/wallet-shapes.ts'
import { shownVersion } from '@souk/contract/wallet/money-rules.ts'
import { type Format, useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import styles from '../model/wallet.module.css'

/** A value in its unit: percent, months or dollars. */
export function ruleValue(t: T, format: Format, unit: WalletRule['unit'], value: number): string {
  if (unit === 'months') return t('rules.months', { count: value })
  if (unit === 'usd') return format.money(String(value / 100), 'USD')
  return format.number(value / 10_000, { style: 'percent', maximumFractionDigits: 2 })
}

type Props = { rules: readonly WalletRule[]; onChange?: { label: string; change: (rule: WalletRule) => void } }

/** Every rule with the value in force and all its versions. */
export function RuleList({ rules, onChange }: Props) {
  const t = useT('wallet')
  const format = useFormat()
  return rules.map((rule) => (
    <section key={rule.key} className={styles.rule} aria-label={t(`rule.${rule.key}`)}>
      <Row gap={16} align="baseline" className={styles.ruleHead}>
        <h2>{t(`rule.${rule.key}`)}</h2>
        <span className={`${styles.ruleValue} num`}>{ruleValue(t, format, rule.unit, rule.value)}</span>
        {onChange && (
          <Button
            size="small"
            aria-label={t('named', { what: onChange.label, number: t(`rule.${rule.key}`) })}
            onClick={() => onChange.change(rule)}
          >
            {onChange.label}
          </Button>
        )}
      </Row>
      <p className={styles.quiet}>{t(`rule.${rule.key}.text`)}</p>
      {rule.history.length > 1 && (
        <ul className={styles.history} aria-label={t('rules.history')}>
          {rule.history.map(({ id, version, value, validFrom, note, isCurrent }) => (
            <li key={id}>
              <span className="num">{t('fact.ruleVersion', { version: shownVersion(version) })}</span>
              <span className="num">{ruleValue(t, format, rule.unit, value)}</span>
              <Moment value={validFrom} look="both" />
              {isCurrent && <Tag tone="ok">{t('rules.current')}</Tag>}
              {note && <bdi>{note}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}
