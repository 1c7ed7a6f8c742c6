import { prospects } from '@souk/contract/prospects/prospects.contract.ts'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { useCreditHistory, useCredits, useProspectWrite, useRates } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

/** What was spent, on what and by whom, and the request for more. */
export function CreditsSheet({ onClose }: { onClose: () => void }) {
  const t = useT('prospects')
  const format = useFormat()
  const { userData } = useSession()
  const credits = useCredits(userData?.currentEntityId ?? null)
  const rates = useRates()
  const [page, setPage] = useState(1)
  const history = useCreditHistory(page)
  return (
    <SideSheet
      isOpen
      title={credits.data ? t('credits', { count: credits.data.credits }) : t('credits.title')}
      onClose={onClose}
    >
      <div className={styles.stack}>
        {rates.data && <p className={styles.quiet}>{t('credits.rates', rates.data)}</p>}
        {credits.data?.pending ? <Notice kind="info">{t('credits.pending')}</Notice> : <AskForm />}
        <section className={styles.stack}>
          <h3>{t('credits.history')}</h3>
          <QueryView query={history} skeleton={<TableSkeleton columns={3} />}>
            {({ entries, ...paging }) => (
              <>
                {entries.length === 0 && <p>{t('credits.none')}</p>}
                <ul className={styles.list}>
                  {entries.map(({ id, at, amount, reason, subject, by }) => (
                    <li key={id}>
                      <span>
                        {t(`entry.${reason}`)} <bdi>{subject}</bdi>
                        <br />
                        <span className={styles.quiet}>
                          <Moment value={at} look="both" /> <bdi>{by}</bdi>
                        </span>
                      </span>
                      <strong className="num" dir="ltr">
                        {format.number(amount, { signDisplay: 'always' })}
                      </strong>
                    </li>
                  ))}
                </ul>
                <Pager {...paging} onPage={setPage} />
              </>
            )}
          </QueryView>
        </section>
      </div>
    </SideSheet>
  )
}

function AskForm() {
  const t = useT('prospects')
  const write = useProspectWrite('requestCredits')
  const { field, save, problem, isBusy } = useContractForm({
    schema: prospects.requestCredits.body,
    initial: { kind: 'CREDITS', credits: 100, note: '' },
    send: async ({ credits, note }) => {
      await write.mutateAsync({ credits, note })
    },
  })
  const amount = field('credits')
  const note = field('note')
  return (
    <Form onSubmit={save} problem={problem}>
      <NumberField label={t('credits.amount')} min={1} max={5_000} {...amount} />
      <TextAreaField isOptional label={t('credits.note')} maxLength={500} rows={2} {...note} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('credits.ask')}
      </Button>
    </Form>
  )
}
