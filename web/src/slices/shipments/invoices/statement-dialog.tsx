import { required } from '@souk/contract/core/rules.ts'
import { Month } from '@souk/contract/shipments/invoice-shapes.ts'
import type { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { get } from '../../../lib/server/get.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useWrite } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'

const StatementForm = z.strictObject({ counterpartId: required, month: Month })

/** The month and the counterpart of a statement. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const t = useT('invoices')
  const side = useSide()
  const language = useLanguage()
  const file = useWrite('downloadStatement')
  const role = side === 'brand' ? 'retailer' : 'brand'
  const { data = [] } = useQuery({
    queryKey: ['shipments', 'entity-names', role],
    queryFn: ({ signal }) =>
      get<typeof shipments.entityNames>(
        '/api/v2/shipments/entity-names/:role',
        { params: { role } },
        { signal, isQuiet: true },
      ),
  })
  const [month] = useState(() => new Date().toISOString().slice(0, 7))
  const form = useContractForm({
    schema: StatementForm,
    initial: { counterpartId: null, month },
    send: async (asked) => {
      await file.mutateAsync({ ...asked, language })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('statement')} send={t('statement.get')} onClose={onClose}>
      <SelectField
        label={t(`columns.${role}`)}
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('counterpartId')}
      />
      <TextField label={t('statement.month')} help={t('statement.month.help')} maxLength={7} {...form.field('month')} />
    </FormDialog>
  )
}
