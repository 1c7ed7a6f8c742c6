import type { Dimension } from '@souk/contract/analytics/sales-shapes.ts'
import { useState } from 'react'
import { IconFilter } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { useInsights } from '../model/analytics.data.ts'
import { useRowName } from '../model/figures.ts'
import { filterOf, useSalesFilters } from './use-sales-filters.ts'

/** One more filter: of what, and which. */
export function AddFilter() {
  const t = useT('analytics')
  return (
    <Popover
      label={t('filter.add')}
      trigger={
        <Button look="plain" icon={<IconFilter size={16} stroke={1.7} aria-hidden />}>
          {t('filter.add')}
        </Button>
      }
      width={320}
    >
      {(close) => <Choices onDone={close} />}
    </Popover>
  )
}

function Choices({ onDone }: { onDone: () => void }) {
  const t = useT('analytics')
  const [by, setBy] = useState<Dimension>('retailer')
  const { period, filters, measure, change } = useSalesFilters()
  const name = filterOf[by]!
  const { [name]: _, ...rest } = filters
  const rowName = useRowName()
  const { data } = useInsights({ ...period, ...rest, measure, by })
  const chosen = (filters[name] ?? '').split(',').filter(Boolean)
  return (
    <Stack>
      <SelectField
        label={t('filter.of')}
        value={by}
        options={Object.keys(filterOf).map((value) => ({ value, label: t(`by.${value as 'day'}`) }))}
        onChange={(value) => value && setBy(value as Dimension)}
      />
      <ComboboxField
        key={by}
        label={t('filter.which')}
        value={null}
        options={(data?.rows ?? [])
          .filter(({ key }) => !chosen.includes(key))
          .map(({ key, label }) => ({ value: key, label: rowName(by, key, label) }))}
        onChange={(value) => {
          if (!value) return
          change({ [name]: [...chosen, value] })
          onDone()
        }}
      />
    </Stack>
  )
}
