import type { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { IconCalendarStats } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { get } from '../../../lib/server/get.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from '../model/shipment.module.css'
import { useWrite } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'

/** The consolidated statement of one month with one counterpart, as a PDF. */
export function StatementSheet() {
  const t = useT('invoices')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconCalendarStats size={17} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
        {t('statement')}
      </Button>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function StatementDialog({ onClose }: { onClose: () => void }) {
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
  const [counterpartId, setCounterpart] = useState('')
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7))
  const isRight = /^\d{4}-(0[1-9]|1[0-2])$/.test(month)
  return (
    <Dialog
      isOpen
      title={t('statement')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look="primary"
            isBusy={file.isPending}
            isDisabled={!counterpartId || !isRight}
            onClick={() => file.mutate({ counterpartId, month, language }, { onSuccess: onClose })}
          >
            {t('statement.get')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={t(`columns.${role}`)}
          options={data.map(({ id, name }) => ({ value: id, label: name }))}
          value={counterpartId}
          onChange={(next) => setCounterpart(next ?? '')}
        />
        <TextField
          label={t('statement.month')}
          help={t('statement.month.help')}
          maxLength={7}
          value={month}
          error={isRight ? undefined : t('statement.month.help')}
          onChange={setMonth}
        />
      </div>
    </Dialog>
  )
}
