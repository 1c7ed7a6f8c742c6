import { type Dispute, walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { AmountField } from '../../entities/door.ts'
import { useWalletWrite } from '../model/wallet.data.ts'

type Props = { dispute: Dispute; onClose: () => void }

/** What is disputed, and the answer; accepting may give commission back. */
export function DecideDisputeSheet({ dispute, onClose }: Props) {
  const t = useT('wallet-admin')
  const write = useWalletWrite('decideDispute')
  const { currency } = dispute
  const form = useContractForm({
    schema: walletAdmin.decideDispute.body,
    initial: { status: 'ACCEPTED', answer: '', correction: null },
    send: async ({ status, answer, correction }) => {
      await write.mutateAsync({
        id: dispute.id,
        status,
        answer,
        ...(status === 'ACCEPTED' && correction && { correction }),
      })
      onClose()
    },
  })
  const { field, values } = form
  const title = t('disputes.of', { number: `\u2068${dispute.order.number}\u2069` })
  if (dispute.status !== 'OPEN')
    return (
      <SideSheet isOpen title={title} onClose={onClose}>
        <Stack gap={20}>
          <DisputeFacts dispute={dispute} />
        </Stack>
      </SideSheet>
    )
  return (
    <FormSheet form={form} title={title} send={t('disputes.save')} onClose={onClose}>
      <DisputeFacts dispute={dispute} />
      <RadioCards
        label={t('credit.decision')}
        {...field('status')}
        cards={[
          { value: 'ACCEPTED', label: t('disputes.accept') },
          { value: 'DECLINED', label: t('credit.decline') },
        ]}
      />
      {values['status'] === 'ACCEPTED' && (
        <AmountField
          label={t('disputes.correction')}
          help={t('disputes.correction.help')}
          currency={currency}
          {...field('correction')}
        />
      )}
      <TextAreaField label={t('disputes.answer')} maxLength={1_000} {...field('answer')} />
    </FormSheet>
  )
}

function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const t = useT('wallet-admin')
  const { currency } = dispute
  return (
    <>
      <p>
        <bdi>{dispute.text}</bdi>
      </p>
      <FactList
        facts={[
          { label: t('columns.entity'), value: dispute.entity.name },
          { label: t('disputes.basis'), value: t(`basis.${dispute.basis}`) },
          { label: t('disputes.goods'), value: <Money amount={dispute.goods} currency={currency} /> },
          { label: t('columns.commission'), value: <Money amount={dispute.commission} currency={currency} /> },
          ...(Number(dispute.correction) > 0
            ? [{ label: t('disputes.correction'), value: <Money amount={dispute.correction} currency={currency} /> }]
            : []),
          ...(dispute.answer ? [{ label: t('disputes.answer'), value: dispute.answer }] : []),
        ]}
      />
    </>
  )
}
