import { creditEntryList } from '@souk/contract/prospects/credit-lists.ts'
import { prospects } from '@souk/contract/prospects/prospects.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
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
  const state = useList(creditEntryList, {}, { isApart: true })
  return (
    <SideSheet
      isOpen
      title={credits.data ? t('credits', { count: credits.data.credits }) : t('credits.title')}
      onClose={onClose}
    >
      <Stack gap={24}>
        {rates.data && <p className={styles.quiet}>{t('credits.rates', rates.data)}</p>}
        {credits.data?.pending ? <Notice kind="info">{t('credits.pending')}</Notice> : <AskForm />}
        <Stack as="section" gap={24}>
          <h3>{t('credits.history')}</h3>
          <ListFrame
            name="credits"
            words="prospects"
            state={state}
            query={useCreditHistory(state.query)}
            rows={({ entries }) => entries}
            none={{ title: t('credits.none') }}
          >
            {(entries) => (
              <Stack as="ul" gap={8} className={styles.list}>
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
              </Stack>
            )}
          </ListFrame>
        </Stack>
      </Stack>
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
