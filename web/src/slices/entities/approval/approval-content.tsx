import { rights } from '@souk/contract/core/rights/rights.ts'
import type { BrandApproval } from '@souk/contract/entities/approval.contract.ts'
import { type ApprovalNeed, approvalNeeds, mayMove, missingFor } from '@souk/contract/entities/brand-approval.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Checklist } from '../../../ui/layout/checklist.tsx'
import { Card } from '../../../ui/layout/stack.tsx'
import styles from './approval-card.module.css'
import { useApproval, useApprovalWrite } from './approval.data.ts'

const places: Partial<Record<ApprovalNeed, string>> = {
  taxNumber: '/profile?tabIndex=0',
  document: '/profile?tabIndex=3',
  collection: '/collections',
}

/** What the marketplace still asks of the brand, what was decided and why, and the way to submit it. */
export function ApprovalContent() {
  const t = useT('approval')
  const format = useFormat()
  const { data, isPending } = useApproval()
  if (!data) return isPending && <div className={styles.soon} />
  const { status, reason, submittedAt } = data
  if (status === 'APPROVED') return null
  if (status === 'SUBMITTED')
    return (
      <Notice kind="info" title={t('submitted.title')}>
        {t('submitted.text', { day: format.date(submittedAt ?? '') })}
      </Notice>
    )
  return (
    <>
      {status !== 'NEW' && (
        <Notice kind="warning" title={t(`decided.${status}`)}>
          <bdi>{reason}</bdi>
        </Notice>
      )}
      <Card>
        <Needs approval={data} />
      </Card>
    </>
  )
}

function Needs({ approval }: { approval: BrandApproval }) {
  const t = useT('approval')
  const isOwner = useMay(rights.submitBrand)
  const submit = useApprovalWrite('submitBrand')
  const { has, status } = approval
  const missing = missingFor(has)
  const why = missing.length > 0 && t('missing', { count: missing.length })
  return (
    <Checklist title={t('title')} items={approvalNeeds.map((need) => itemOf(t, need, approval))}>
      {isOwner ? (
        <Button
          look="primary"
          isBusy={submit.isPending}
          whyNot={mayMove('submit', 'brand', status, has) ? null : why}
          onClick={() => submit.mutate()}
        >
          {t(status === 'NEW' ? 'submit' : 'submitAgain')}
        </Button>
      ) : (
        <p className="caption">{t('ownerOnly')}</p>
      )}
      <p className="caption">{t('lead')}</p>
    </Checklist>
  )
}

/** Of the company an address is what most often is missing. */
function itemOf(t: T, need: ApprovalNeed, { has, taxNumberExample }: BrandApproval) {
  const to = need === 'company' ? '/profile?tabIndex=4' : places[need]
  const label = t(`needs.${need}`, { example: taxNumberExample })
  return { key: need, label, isDone: has[need], ...(to && { to }) }
}
