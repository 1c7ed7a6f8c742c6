import type { connections } from '@souk/contract/connections/connections.contract.ts'
import { RequestIn } from '@souk/contract/connections/connections.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { countryName } from '@souk/contract/core/countries.ts'
import { useState } from 'react'
import { useLanguage } from '../../../lib/language/language.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
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
  const { field, save, problem, isBusy, isDirty } = useContractForm({
    schema: RequestIn,
    initial: { entityId: '', message: '' },
    send: async (input) => {
      await request.mutateAsync(input)
      onClose()
    },
  })
  const entity = field('entityId')
  const found = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data
  return (
    <Dialog
      isOpen
      title={t('ask.title')}
      isDirty={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ask.cancel')}</Button>
          <Button look="primary" type="submit" form="ask-retailer" isBusy={isBusy} isDisabled={!chosen}>
            {t('ask.send')}
          </Button>
        </>
      }
    >
      <Form id="ask-retailer" onSubmit={save} problem={problem}>
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
          value={entity.value || null}
          onChange={(id) => {
            setChosen(found.find((one) => one.id === id) ?? null)
            entity.onChange(id ?? '')
          }}
        />
        <TextAreaField label={t('ask.message')} isOptional maxLength={1000} {...field('message')} />
      </Form>
    </Dialog>
  )
}
