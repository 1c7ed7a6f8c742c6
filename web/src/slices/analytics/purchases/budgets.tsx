import type { Budget } from '@souk/contract/analytics/purchases.contract.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Day } from '../../../ui/values/date.tsx'
import { useBudgets } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures, useRowName } from '../model/figures.ts'
import { ordersLink } from '../filters/use-sales-filters.ts'
import { Link } from 'react-router'

const BudgetDialog = lazyDialog(async () => (await import('./budget-dialog.tsx')).BudgetDialog)

type Props = { currency: string; currencies: readonly string[]; today: string }

/** Spend against what the retailer planned. */
export function Budgets({ currency, currencies, today }: Props) {
  const t = useT('analytics')
  const query = useBudgets()
  const [open, setOpen] = useState<Budget | 'new' | null>(null)
  return (
    <TitledCard
      title={t('budgets')}
      end={
        <>
          <ExportButton table="budgets" />
          <Button size="small" onClick={() => setOpen('new')}>
            {t('budget.add')}
          </Button>
        </>
      }
    >
      <QueryView
        query={query}
        empty={(budgets) => budgets.length === 0 && { title: t('budget.none'), text: t('budget.none.text') }}
      >
        {(budgets) => (
          <Stack as="ul" gap={16}>
            {budgets.map((budget) => (
              <OneBudget key={budget.id} budget={budget} onEdit={() => setOpen(budget)} />
            ))}
          </Stack>
        )}
      </QueryView>
      <Suspense>
        {open && (
          <BudgetDialog
            key={open === 'new' ? 'new' : open.id}
            budget={open === 'new' ? null : open}
            currency={currency}
            today={today}
            currencies={currencies.length > 0 ? currencies : [currency]}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </TitledCard>
  )
}

function OneBudget({ budget, onEdit }: { budget: Budget; onEdit: () => void }) {
  const t = useT('analytics')
  const { name, currency, amount, spent, from, to, category } = budget
  const { money, percent } = useFigures(currency)
  const rowName = useRowName()
  const share = Number(spent) / Number(amount)
  const behind = ordersLink('/purchase-analytics/orders', { currency, from, to, ...(category && { category }) })
  return (
    <Stack as="li" gap={6}>
      <Row gap={16} isSpread>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Button look="quiet" size="small" onClick={onEdit} aria-label={t('budget.edit', { name })}>
          {t('form.edit')}
        </Button>
      </Row>
      <div className={styles.gauge} aria-hidden>
        <span style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} data-over={share > 1 ? '' : undefined} />
      </div>
      <p>
        <Link className={styles.link} to={behind}>
          <bdi>{money(spent)}</bdi>
        </Link>{' '}
        {t('budget.of', { amount: money(amount), share: percent(share) })}
      </p>
      <p className={styles.note}>
        <Day value={from} /> – <Day value={to} /> {category && `· ${rowName('category', category, category)}`}
      </p>
    </Stack>
  )
}
