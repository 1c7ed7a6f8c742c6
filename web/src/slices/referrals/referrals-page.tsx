import { referralList } from '@souk/contract/referrals/referral-list.ts'
import type { Referrals } from '@souk/contract/referrals/referrals.contract.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { useState } from 'react'
import { useActor, useMay } from '../../lib/session/use-session.ts'
import { useSending } from '../../lib/forms/use-sending.ts'
import { useT } from '../../lib/language/use-t.ts'
import { useList } from '../../lib/url/use-list.ts'
import { Switch } from '../../ui/choices/switch.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useConfirm } from '../../ui/overlays/confirm.tsx'
import { Pager } from '../../ui/tables/pager.tsx'
import { Money } from '../../ui/values/money.tsx'
import { ReferralEntries } from './referral-entries.tsx'
import styles from './referrals.module.css'
import { useReferrals, useWrite } from './referrals.data.ts'
import { Card } from '../../ui/layout/stack.tsx'
import { useLeaveGuard } from '../../ui/forms/use-leave-guard.ts'

/** /referrals: a code to share, who came by it, and what it earned. */
export function ReferralsPage() {
  const t = useT('referrals')
  const state = useList(referralList, {})
  const side = useActor()?.side === 'brand' ? 'brand' : 'retailer'
  return (
    <Page tour="referrals" title={t('titles.referrals')} lead={t(`lead.${side}`)}>
      <QueryView query={useReferrals(state.query)} skeleton={<FormSkeleton fields={4} />}>
        {(data) => (
          <div className={styles.sides}>
            <Card gap={16}>
              <Sharing data={data} />
              <Invite />
            </Card>
            <Card as="section" gap={16} aria-label={t('list.title')}>
              <p className={styles.earned}>
                <Money amount={data.earned} currency="USD" /> <span className="caption">{t('earned')}</span>{' '}
                <Money amount={data.cap} currency="USD" />
              </p>
              {data.total === 0 ? (
                <p className={styles.text}>{t('list.empty')}</p>
              ) : (
                <ReferralEntries referrals={data.referrals} />
              )}
              {data.total > data.limit && <Pager {...data} onPage={(next) => state.change({ page: next })} />}
            </Card>
          </div>
        )}
      </QueryView>
    </Page>
  )
}

function Sharing({ data }: { data: Referrals }) {
  const t = useT('referrals')
  const confirm = useConfirm()
  const actor = useActor()
  const renew = useWrite('renew')
  const prefer = useWrite('prefer')
  const isAdmin = useMay(rights.changeReferrals)
  async function askRenew(): Promise<void> {
    if (await confirm({ title: t('renew.title'), text: t('renew.text'), yes: t('renew') })) renew.mutate(undefined)
  }
  return (
    <>
      <h2>{t('share.title')}</h2>
      <CopyField label={t('share.code')} value={data.code} />
      <CopyField label={t('share.link')} value={data.link} />
      {isAdmin && (
        <div>
          <Button size="small" isBusy={renew.isPending} onClick={() => void askRenew()}>
            {t('renew')}
          </Button>
        </div>
      )}
      {isAdmin && actor?.side === 'retailer' && (
        <Switch
          label={t('prefer')}
          help={t('prefer.text')}
          isOn={data.appliesRewards}
          onChange={(isOn) => prefer.mutate(isOn)}
        />
      )}
    </>
  )
}

/** Up to ten addresses, typed: there is no upload of an address book. */
function Invite() {
  const t = useT('referrals')
  const invite = useWrite('invite')
  const [emails, setEmails] = useState('')
  const [message, setMessage] = useState('')
  const all = emails.split(/[\s,;،]+/).filter(Boolean)
  const form = useSending({
    isDirty: emails !== '' || message !== '',
    send: async () => {
      await invite.mutateAsync({ emails: all, message })
      setEmails('')
      setMessage('')
    },
  })
  useLeaveGuard(form.isDirty)
  return (
    <Form onSubmit={form.save} problem={form.problem}>
      <h2>{t('invite.title')}</h2>
      <TextField label={t('invite.emails')} help={t('invite.help')} value={emails} onChange={setEmails} />
      <TextAreaField
        label={t('invite.message')}
        isOptional
        rows={3}
        maxLength={500}
        value={message}
        onChange={setMessage}
      />
      <div>
        <Button look="primary" type="submit" isBusy={form.isBusy} whyNot={all.length === 0 && t('invite.whom')}>
          {t('invite.send')}
        </Button>
      </div>
    </Form>
  )
}
