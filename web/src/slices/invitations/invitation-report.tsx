import { usualInvitation } from '@souk/contract/invitations/invitation-text.ts'
import {
  invitationColumns,
  invitationLimits,
  type InvitationReport,
} from '@souk/contract/invitations/invitations.contract.ts'
import { useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { toast } from '../../lib/toast.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextAreaField } from '../../ui/fields/text-field.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { CloseButton } from '../../ui/overlays/close-button.tsx'
import { FixGrid } from '../../ui/uploads/fix-grid.tsx'
import { type Drafts, fixedRows } from '../../ui/uploads/fix-rows.ts'
import { useWrite } from './invitations.data.ts'

type Props = { report: InvitationReport; onReport: (report: InvitationReport) => void; onClose: () => void }
const kinds = ['brandEn', 'brandAr', 'retailerEn', 'retailerAr'] as const
type Kind = (typeof kinds)[number]
const usual: Readonly<Record<Kind, string>> = {
  brandEn: usualInvitation.brand.en,
  brandAr: usualInvitation.brand.ar,
  retailerEn: usualInvitation.retailer.en,
  retailerAr: usualInvitation.retailer.ar,
}

/** The sheet as it was judged. Bad rows are fixed in place and judged again; good ones may be invited meanwhile. */
export function InvitationReportView({ report, onReport, onClose }: Props) {
  const t = useT('invitations')
  const [drafts, setDrafts] = useState<Drafts>({})
  const [texts, setTexts] = useState(usual)
  const check = useWrite('checkRows')
  const invite = useWrite('inviteRows')
  const { rows, good, bad } = report
  const isBusy = check.isPending || invite.isPending
  const isFixed = Object.keys(drafts).length > 0
  const wrong = rows.filter(({ problems }) => problems.length > 0)

  async function checkAgain(): Promise<void> {
    onReport(await check.mutateAsync({ rows: fixedRows(rows, drafts, invitationColumns) }))
    setDrafts({})
  }
  async function inviteGood(): Promise<void> {
    const wanted = rows.filter(({ problems }) => problems.length === 0)
    const sent = await invite.mutateAsync({ rows: fixedRows(wanted, {}, invitationColumns), texts })
    toast('success', t('sheet.invited', { count: sent.invited }))
    const left = [...wrong, ...sent.rows]
    if (left.length === 0) return onClose()
    onReport({ rows: left, good: 0, bad: left.length })
  }
  return (
    <>
      <output>
        <Notice kind={bad > 0 ? 'warning' : 'success'} title={t('sheet.good', { count: good })}>
          {bad > 0 && t('sheet.bad', { count: bad })}
        </Notice>
      </output>
      {bad > 0 && (
        <FixGrid
          rows={wrong}
          columns={invitationColumns}
          names={['company', 'email']}
          words={t}
          drafts={drafts}
          onChange={setDrafts}
        />
      )}
      {kindsIn(report).map((kind) => (
        <TextAreaField
          key={kind}
          label={t(`text.${kind}`)}
          isOptional
          rows={4}
          maxLength={invitationLimits.textLength}
          value={texts[kind]}
          onChange={(text) => setTexts({ ...texts, [kind]: text })}
        />
      ))}
      <Row gap={8} as="div">
        <CloseButton onClose={onClose} />
        {bad > 0 && (
          <Button
            whyNot={!isFixed && t('form.unchanged')}
            isBusy={isBusy}
            onClick={() => void checkAgain().catch(() => {})}
          >
            {t('sheet.check')}
          </Button>
        )}
        <Button
          look="primary"
          whyNot={isFixed ? t('sheet.checkFirst') : good === 0 && t('sheet.nothing')}
          isBusy={isBusy}
          onClick={() => void inviteGood().catch(() => {})}
        >
          {t('sheet.send', { count: good })}
        </Button>
      </Row>
    </>
  )
}

/** The texts that good rows will use, as far as the cells say it plainly. */
function kindsIn({ rows }: InvitationReport): Kind[] {
  const good = rows.filter(({ problems }) => problems.length === 0)
  const isArabic = (word = '') => /^ar|العربية/i.test(word.trim())
  const isRetailer = (word = '') => /retailer|تاجر/i.test(word)
  const used = new Set(
    good.map(({ cells }): Kind => {
      const side = isRetailer(cells['side']) ? 'retailer' : 'brand'
      return `${side}${isArabic(cells['language']) ? 'Ar' : 'En'}`
    }),
  )
  return kinds.filter((kind) => used.has(kind))
}
