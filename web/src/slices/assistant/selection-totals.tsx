import type { Selection, SelectionPart } from '@souk/contract/assistant/assistant-shapes.ts'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Card, Row, Stack } from '../../ui/layout/stack.tsx'
import { Tag } from '../../ui/values/status.tsx'
import styles from './selection-totals.module.css'

/** What it comes to against the budget, and by brand, category and delivery month. */
export function SelectionTotals({ selection }: { selection: Selection }) {
  const t = useT('assistant')
  const format = useFormat()
  const { totals, currency, minimums, source } = selection
  const money = (amount: string) => format.money(amount.replace(/\.00$/, ''), currency)
  const isOver = totals.left?.startsWith('-') ?? false
  const month = (key: string) => (key ? format.day(`${key}-01`, { month: 'long', year: 'numeric' }) : t('now'))
  return (
    <Card>
      <Row gap={20} align="baseline">
        <p className={styles.amount}>
          <Money amount={totals.amount} currency={currency} />
        </p>
        <Row as="p" gap={12} className={styles.quiet}>
          <span>{t('styles', { count: totals.styles })}</span>
          <span>{t('units', { count: totals.units })}</span>
          <span>{t('retailValue', { amount: money(totals.retail) })}</span>
          {source === 'SOLVER' && <Tag tone="ok">{t('optimised')}</Tag>}
        </Row>
      </Row>
      {totals.budget && (
        <>
          <Progress
            label={t('budget')}
            value={Number(totals.amount)}
            max={Number(totals.budget)}
            text={t('budget.of', { amount: money(totals.amount), budget: money(totals.budget) })}
          />
          <p className={styles.left} data-over={isOver ? '' : undefined}>
            {isOver
              ? t('budget.over', { amount: money(totals.left!.slice(1)) })
              : t('budget.left', { amount: money(totals.left!) })}
          </p>
        </>
      )}
      <div className={styles.parts}>
        <Parts title={t('byBrand')} parts={totals.brands} currency={currency} labelOf={({ label }) => label}>
          {({ key }) =>
            minimums
              .filter(({ brandId }) => brandId === key)
              .map(({ collectionName, required, isReached }) => (
                <span key={collectionName ?? ''} className={styles.minimum} data-reached={isReached ? '' : undefined}>
                  {isReached && <IconCheck size={14} stroke={2} aria-hidden />}
                  {t(isReached ? 'minimum.reached' : 'minimum.missing', { amount: money(required) })}
                </span>
              ))
          }
        </Parts>
        <Parts
          title={t('byCategory')}
          parts={totals.categories}
          currency={currency}
          labelOf={({ label }) => label || t('none')}
        />
        <Parts title={t('byMonth')} parts={totals.months} currency={currency} labelOf={({ key }) => month(key)} />
      </div>
    </Card>
  )
}

type PartsProps = {
  title: string
  parts: readonly SelectionPart[]
  currency: string
  labelOf: (part: SelectionPart) => string
  children?: (part: SelectionPart) => ReactNode
}

function Parts({ title, parts, currency, labelOf, children }: PartsProps) {
  const highest = Math.max(1, ...parts.map(({ amount }) => Number(amount)))
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <Stack as="ul" gap={8}>
        {parts.map((part) => (
          <Stack key={part.key} as="li" gap={4}>
            <span className={styles.rowHead}>
              <bdi>{labelOf(part)}</bdi>
              <Money amount={part.amount} currency={currency} isShort />
            </span>
            <span className={styles.track} aria-hidden>
              <span style={{ inlineSize: `${(100 * Number(part.amount)) / highest}%` }} />
            </span>
            {children?.(part)}
          </Stack>
        ))}
      </Stack>
    </div>
  )
}
