import { type Dispute, walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { AmountField } from '../../entities/door.ts'
import { useWalletWrite } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'

type Props = { dispute: Dispute; onClose: () => void }

/** What is disputed, and the answer; accepting may give commission back. */
export function DecideDisputeSheet({ dispute, onClose }: Props) {
  const t = useT('wallet-admin')
  const write = useWalletWrite('decideDispute')
  const { currency } = dispute
  const isOpen = dispute.status === 'OPEN'
  const { field, save, problem, isBusy, isDirty, values } = useContractForm({
    schema: walletAdmin.decideDispute.body,
    initial: { status: 'ACCEPTED', answer: '', correction: undefined as string | undefined },
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
  const decision = field('status')
  const correction = field('correction')
  return (
    <SideSheet
      isOpen
      isDirty={isDirty}
      title={t('disputes.of', { number: `\u2068${dispute.order.number}\u2069` })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(isOpen ? 'cancel' : 'close')}</Button>
          {isOpen && (
            <Button look="primary" type="submit" form="decide-dispute" isBusy={isBusy}>
              {t('disputes.save')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sheet}>
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
        {isOpen && (
          <Form id="decide-dispute" onSubmit={save} problem={problem}>
            <RadioCards
              label={t('credit.decision')}
              {...decision}
              value={String(decision.value ?? 'ACCEPTED')}
              onChange={(next) => decision.onChange(next === 'DECLINED' ? 'DECLINED' : 'ACCEPTED')}
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
                {...correction}
                value={(correction.value as string | null) ?? null}
                onChange={(next) => correction.onChange((next ?? undefined) as never)}
              />
            )}
            <TextAreaField label={t('disputes.answer')} maxLength={1_000} {...field('answer')} />
          </Form>
        )}
      </div>
    </SideSheet>
  )
}
