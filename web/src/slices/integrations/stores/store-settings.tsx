import { schedules } from '@souk/contract/integrations/store-rules.ts'
import type { Store, StockDirection } from '@souk/contract/integrations/store-shapes.ts'
import { useState } from 'react'
import { isSame, pick } from '../../../lib/forms/merge-versions.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useLeaveGuard } from '../../../ui/forms/use-leave-guard.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useIntegrationWrite, useMayChangeAccess } from '../model/integrations.data.ts'

const directions: readonly StockDirection[] = ['none', 'in', 'out', 'both']

/** Schedule, stock, wholesale prices, and what happens to changes by hand. */
export function StoreSettings({ store }: { store: Store }) {
  const t = useT('integrations')
  const save = useIntegrationWrite('changeStore')
  const mayWrite = useMayChangeAccess()
  const [name, setName] = useState(store.name)
  const [url, setUrl] = useState(store.url ?? '')
  const [stockUrl, setStockUrl] = useState(store.stockUrl ?? '')
  const [token, setToken] = useState('')
  const [every, setEvery] = useState(String(store.everyMinutes ?? ''))
  const [stock, setStock] = useState<StockDirection>(store.stock)
  const [percent, setPercent] = useState<number | null>(store.wholesalePercent)
  const [keeps, setKeeps] = useState(store.keepsChanges)
  const isDisabled = !mayWrite
  const typed = {
    name,
    ...(store.kind === 'feed' && { url: url || null, stockUrl: stockUrl || null }),
    everyMinutes: every === '' ? null : Number(every),
    stock,
    wholesalePercent: percent,
    keepsChanges: keeps,
  }
  const form = useSending({
    isDirty: token !== '' || !isSame(typed, pick(store, Object.keys(typed))),
    send: async () => {
      await save.mutateAsync({ id: store.id, ...typed, ...(token && { token }), version: store.version })
      setToken('')
    },
  })
  useLeaveGuard(form.isDirty)
  return (
    <Form onSubmit={form.save} problem={form.problem}>
      <TextField label={t('stores.name')} value={name} onChange={setName} isDisabled={isDisabled} />
      {store.kind === 'feed' ? (
        <TextField
          isOptional
          label={t('stores.url')}
          help={t('stores.url.help')}
          value={url}
          onChange={setUrl}
          isDisabled={isDisabled}
        />
      ) : (
        <TextField
          isOptional
          label={t('stores.token.new')}
          help={t('stores.token.help')}
          value={token}
          onChange={setToken}
          isDisabled={isDisabled}
        />
      )}
      <SelectField
        label={t('settings.every')}
        value={every}
        onChange={(next) => setEvery(next ?? '')}
        isDisabled={isDisabled}
        options={[
          { value: '', label: t('settings.never') },
          ...schedules.map((minutes) => ({ value: String(minutes), label: t(`settings.every.${minutes}`) })),
        ]}
      />
      <SelectField
        label={t('settings.stock')}
        help={t(`settings.stock.${stock}.help`)}
        value={stock}
        onChange={(next) => setStock(directions.find((one) => one === next) ?? 'none')}
        isDisabled={isDisabled}
        options={directions.map((value) => ({ value, label: t(`settings.stock.${value}`) }))}
      />
      {store.kind === 'feed' && (stock === 'out' || stock === 'both') && (
        <TextField
          label={t('settings.stockUrl')}
          help={t('settings.stockUrl.help')}
          value={stockUrl}
          onChange={setStockUrl}
          isDisabled={isDisabled}
        />
      )}
      <NumberField
        isOptional
        label={t('settings.percent')}
        help={t('settings.percent.help')}
        min={1}
        max={100}
        value={percent}
        onChange={setPercent}
        isDisabled={isDisabled}
      />
      <Checkbox
        label={t('settings.keeps')}
        hint={t('settings.keeps.help')}
        isChecked={keeps}
        onChange={setKeeps}
        isDisabled={isDisabled}
      />
      {mayWrite && (
        <div>
          <Button look="primary" type="submit" isBusy={form.isBusy} whyNot={!form.isDirty && t('form.unchanged')}>
            {t('form.save')}
          </Button>
        </div>
      )}
    </Form>
  )
}
