import type { connections } from '@souk/contract/connections/connections.contract.ts'
import { RequestIn } from '@souk/contract/connections/connections.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { countryName } from '@souk/contract/core/countries.ts'
import { useState } from 'react'
import { useLanguage } from '../../../lib/language/language.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useCandidates } from '../model/connections.data.ts'
import { useRequest } from '../model/connections-writes.ts'

type Candidate = Reply<typeof connections.candidates>[number]

/** A brand asks a retailer of the open marketplace, found by name. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useT('connections')
  const language = useLanguage()
  const request = useRequest()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Candidate | null>(null)
  const q = useDebounced(text.trim())
  const { data = [], isFetching } = useCandidates(q)
  const form = useContractForm({
    schema: RequestIn,
    initial: { entityId: null, message: '' },
    send: async (input) => {
      await request.mutateAsync(input)
      onClose()
    },
  })
  const { field } = form
  const entity = field('entityId')
  const found = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data
  return (
    <FormDialog form={form} title={t('ask.title')} onClose={onClose} send={t('ask.send')}>
      <p>{t('ask.text')}</p>
      <ComboboxField
        {...entity}
        label={t('ask.retailer')}
        placeholder={t('ask.begin')}
        options={found.map(({ id, name, country }) => ({
          value: id,
          label: name,
          ...(country && { hint: countryName(country, language) ?? country }),
        }))}
        isLoading={isFetching}
        onSearch={setText}
        onChange={(id) => {
          setChosen(found.find((one) => one.id === id) ?? null)
          entity.onChange(id)
        }}
      />
      <TextAreaField label={t('ask.message')} isOptional maxLength={1000} {...field('message')} />
    </FormDialog>
  )
}
