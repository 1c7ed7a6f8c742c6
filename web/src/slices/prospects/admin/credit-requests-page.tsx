import { creditRequestList, creditRequestStatuses } from '@souk/contract/prospects/credit-lists.ts'
import type { CreditRequest } from '@souk/contract/prospects/prospect-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { oneOf } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { countColumn, nameColumn, statusColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { useCreditRequests, useProspectWrite } from '../model/prospects.data.ts'

const tones: Record<string, Tone> = { PENDING: 'info', GRANTED: 'ok', DECLINED: 'bad' }
const fields = { status: oneOf(creditRequestStatuses, 'PENDING') }

/** /admin/credit-requests: brands that ask for credits or access. */
export function CreditRequestsPage() {
  const t = useT('prospects-admin')
  const state = useList(creditRequestList, fields)
  const [open, setOpen] = useState<CreditRequest | null>(null)
  return (
    <AdminFrame place="credit-requests" lead={t('requests.lead')}>
      <ListView
        name="credit-requests"
        label={t('requests.lead')}
        words="prospects-admin"
        state={state}
        query={useCreditRequests(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t as T, setOpen)}
        tab="status"
        none={{ title: t('requests.none') }}
      />
      {open && <DecideDialog key={open.id} request={open} onClose={() => setOpen(null)} />}
    </AdminFrame>
  )
}

function DecideDialog({ request, onClose }: { request: CreditRequest; onClose: () => void }) {
  const t = useT('prospects-admin')
  const [credits, setCredits] = useState<number | null>(request.credits)
  const [answer, setAnswer] = useState('')
  const write = useProspectWrite('decide')
  const isDirty = answer !== '' || credits !== request.credits
  async function decide(status: 'GRANTED' | 'DECLINED'): Promise<void> {
    await write.mutateAsync({ id: request.id, status, credits: status === 'GRANTED' ? (credits ?? 0) : 0, answer })
    onClose()
  }
  const decline = useSending({ send: () => decide('DECLINED') })
  const grant = useSending({ send: () => decide('GRANTED'), isDirty })
  return (
    <FormDialog
      form={{ ...grant, problem: grant.problem ?? decline.problem, isBusy: write.isPending }}
      title={t('decide.title', { name: request.brand.name })}
      send={t('grant')}
      onClose={onClose}
      others={
        <Button isBusy={write.isPending} onClick={decline.save}>
          {t('decline')}
        </Button>
      }
    >
      <Stack gap={16}>
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
      </Stack>
    </FormDialog>
  )
}

function columnsOf(t: T, onOpen: (row: CreditRequest) => void): Column<CreditRequest>[] {
  const asked = ({ kind, credits }: CreditRequest) =>
    kind === 'ACCESS' ? t('ask.ACCESS') : t('ask.CREDITS', { count: credits })
  return [
    nameColumn('brand', ({ brand }) => brand.name),
    { key: 'asked', cell: asked },
    textColumn('note', ({ note }) => note, { phone: 'hidden', wraps: true }),
    countColumn('balance', ({ balance }) => balance),
    { key: 'sentAt', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    statusColumn((row) => <Status words="prospects-admin" value={row.status} tones={tones} />),
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
