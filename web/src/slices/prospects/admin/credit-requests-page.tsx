import type { CreditRequest } from '@souk/contract/prospects/prospect-shapes.ts'
import { useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { oneOf, pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { useCreditRequests, useProspectWrite } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

const states = ['PENDING', 'GRANTED', 'DECLINED'] as const
const tones: Record<string, Tone> = { PENDING: 'info', GRANTED: 'ok', DECLINED: 'bad' }

/** /admin/credit-requests: brands that ask for credits or access. */
export function CreditRequestsPage() {
  const t = useT('prospects-admin')
  const format = useFormat()
  const [filters, change] = useUrlState({ status: oneOf(states, 'PENDING'), page: pageNumber() })
  const query = useCreditRequests(filters)
  const [open, setOpen] = useState<CreditRequest | null>(null)
  return (
    <AdminFrame place="credit-requests" lead={t('requests.lead')}>
      <QueryView query={query} skeleton={<TableSkeleton columns={6} />}>
        {({ items, ...paging }) => (
          <>
            <DataTable
              label={t('requests.lead')}
              words="prospects-admin"
              rows={items}
              rowKey={({ id }) => id}
              empty={t('requests.none')}
              toolbar={
                <Segmented
                  label={t('columns.status')}
                  value={filters.status}
                  segments={states.map((value) => ({ value, label: t(`status.${value}`) }))}
                  onChange={(status) => change({ status })}
                />
              }
              columns={columnsOf(t as T, (value) => format.number(value), setOpen)}
            />
            <Pager {...paging} onPage={(page) => change({ page })} />
          </>
        )}
      </QueryView>
      {open && <DecideDialog key={open.id} request={open} onClose={() => setOpen(null)} />}
    </AdminFrame>
  )
}

function DecideDialog({ request, onClose }: { request: CreditRequest; onClose: () => void }) {
  const t = useT('prospects-admin')
  const [credits, setCredits] = useState<number | null>(request.credits)
  const [answer, setAnswer] = useState('')
  const write = useProspectWrite('decide')
  const decide = (status: 'GRANTED' | 'DECLINED') =>
    void write
      .mutateAsync({ id: request.id, status, credits: status === 'GRANTED' ? (credits ?? 0) : 0, answer })
      .then(onClose, () => undefined)
  return (
    <Dialog
      isOpen
      title={t('decide.title', { name: request.brand.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button isBusy={write.isPending} onClick={() => decide('DECLINED')}>
            {t('decline')}
          </Button>
          <Button look="primary" isBusy={write.isPending} onClick={() => decide('GRANTED')}>
            {t('grant')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {request.note && <p dir="auto">{request.note}</p>}
        <NumberField label={t('decide.credits')} max={10_000} value={credits} onChange={setCredits} />
        <TextAreaField
          isOptional
          label={t('decide.answer')}
          rows={3}
          maxLength={500}
          value={answer}
          onChange={setAnswer}
        />
      </div>
    </Dialog>
  )
}

function columnsOf(
  t: T,
  number: (value: number) => string,
  onOpen: (row: CreditRequest) => void,
): Column<CreditRequest>[] {
  const asked = ({ kind, credits }: CreditRequest) =>
    kind === 'ACCESS' ? t('ask.ACCESS') : t('ask.CREDITS', { count: credits })
  return [
    { key: 'brand', isFixed: true, phone: 'title', cell: ({ brand }) => <bdi>{brand.name}</bdi> },
    { key: 'asked', phone: 'line', cell: asked },
    { key: 'note', phone: 'hidden', cell: ({ note }) => <bdi>{note}</bdi> },
    { key: 'balance', numeric: true, phone: 'hidden', cell: ({ balance }) => number(balance) },
    { key: 'sentAt', phone: 'line', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    {
      key: 'status',
      phone: 'end',
      cell: (row) => <Status words="prospects-admin" value={row.status} tones={tones} />,
    },
    {
      key: 'actions',
      isFixed: true,
      cell: (row) =>
        row.status === 'PENDING' && (
          <Button size="small" aria-label={t('decide.of', { name: row.brand.name })} onClick={() => onOpen(row)}>
            {t('decide')}
          </Button>
        ),
    },
  ]
}
