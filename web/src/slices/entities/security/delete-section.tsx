import type { Deletion } from '@souk/contract/identity/security.contract.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { cancelDeletion, requestDeletion, useDeletion, useSecurityWrite, useTwoFactor } from './security.data.ts'
import styles from './security.module.css'

const keptKinds = ['orders', 'invoices', 'messages', 'audit'] as const

export function DeleteSection() {
  const deletion = useDeletion()
  return (
    <QueryView query={deletion} skeleton={<TableSkeleton rows={2} columns={1} />}>
      {(data) => <DeleteAccount deletion={data} />}
    </QueryView>
  )
}

function DeleteAccount({ deletion }: { deletion: Deletion }) {
  const t = useT('security')
  const [isAsking, setAsking] = useState(false)
  const cancel = useSecurityWrite(cancelDeletion)
  const isBlocked = deletion.handOver.length > 0 || deletion.finish.length > 0 || deletion.isLastAdmin
  if (deletion.dueAt) {
    return (
      <Notice
        kind="warning"
        action={
          <Button size="small" isBusy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            {t('delete.cancel')}
          </Button>
        }
      >
        {t('delete.due')} <Moment value={deletion.dueAt} look="both" />
      </Notice>
    )
  }
  return (
    <Stack gap={16}>
      {isBlocked && <Obstacles deletion={deletion} />}
      <p>{t('delete.kept')}</p>
      <Stack as="dl" gap={8} className={styles.kept}>
        {keptKinds.map((kind) => {
          const count = deletion.kept.find((one) => one.kind === kind)?.count ?? 0
          return (
            <div key={kind}>
              <dt className="num">{t(`delete.kept.${kind}`, { count })}</dt>
              <dd>{t(`delete.why.${kind}`)}</dd>
            </div>
          )
        })}
      </Stack>
      <Row>
        <Button look="danger" whyNot={isBlocked && t('delete.blocked')} onClick={() => setAsking(true)}>
          {t('delete.action')}
        </Button>
      </Row>
      {isAsking && <DeleteDialog closes={deletion.closes} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

/** What has to be done first, and where. */
function Obstacles({ deletion: { handOver, finish, isLastAdmin } }: { deletion: Deletion }) {
  const t = useT('security')
  return (
    <Notice kind="warning" title={t('delete.first')}>
      <Stack as="ul" gap={4} className={styles.list}>
        {isLastAdmin && <li>{t('delete.lastAdmin')}</li>}
        {handOver.map(({ id, name }) => (
          <li key={id}>
            {t('delete.handOver', { name: `\u2068${name}\u2069` })}{' '}
            <Link to="/profile?tabIndex=5" className={styles.link}>
              {t('delete.handOver.link')}
            </Link>
          </li>
        ))}
        {finish.map(({ id, name, orders, invoices }) => (
          <li key={id}>
            {t('delete.finish', { name: `\u2068${name}\u2069` })}{' '}
            <span className="num">
              {t('delete.openOrders', { count: orders })}, {t('delete.openInvoices', { count: invoices })}
            </span>
          </li>
        ))}
      </Stack>
    </Notice>
  )
}

function DeleteDialog({ closes, onClose }: { closes: Deletion['closes']; onClose: () => void }) {
  const t = useT('security')
  const kind = useTwoFactor().data?.proof ?? 'password'
  const [isSure, setSure] = useState(false)
  return (
    <ProofDialog
      isDangerous
      title={t('delete.title')}
      kind={kind}
      action={t('delete.action')}
      whyNot={!isSure && t('delete.notSure')}
      onProve={async (proof) => {
        await requestDeletion(proof)
        signOut()
      }}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
      {closes.length > 0 && (
        <Notice kind="warning">
          {t('delete.closes', { names: closes.map(({ name }) => `\u2068${name}\u2069`).join(', ') })}
        </Notice>
      )}
      <Checkbox label={t('delete.sure')} isChecked={isSure} onChange={setSure} />
    </ProofDialog>
  )
}
