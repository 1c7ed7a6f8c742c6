import { useT } from '../../../lib/language/use-t.ts'
import { useUrlState } from '../../../lib/url/url-state.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { salesPeriod } from './use-sales-filters.ts'

const lengths = ['30', '90', '180', '365', '730'] as const

type Props = { from: string; to: string; currency?: string; currencies?: readonly string[]; usualDays?: string }

/** The days and the currency; both are in the URL. */
export function PeriodFields({ from, to, currency, currencies = [], usualDays = '365' }: Props) {
  const t = useT('analytics')
  const [asked, change] = useUrlState(salesPeriod)
  const isOwn = asked.from !== '' || asked.to !== ''
  const days = asked.days ?? usualDays
  return (
    <>
      <SelectField
        label={t('period')}
        value={isOwn ? 'own' : days}
        options={[
          ...lengths.map((value) => ({ value, label: t(`period.${value}`) })),
          { value: 'own', label: t('period.own') },
        ]}
        onChange={(value) =>
          value === 'own' ? change({ days: null, from, to }) : change({ days: value, from: null, to: null })
        }
      />
      {isOwn && (
        <>
          <DateField label={t('from')} value={from} max={to} onChange={(day) => day && change({ from: day })} />
          <DateField label={t('to')} value={to} min={from} onChange={(day) => day && change({ to: day })} />
        </>
      )}
      {currency && currencies.length > 1 && (
        <SelectField
          label={t('currency')}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => change({ currency: value })}
        />
      )}
    </>
  )
}
