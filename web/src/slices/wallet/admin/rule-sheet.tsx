import type { WalletRule } from '@souk/contract/wallet/wallet-shapes.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useWalletWrite } from '../wallet.data.ts'

type Props = { rule: WalletRule; onClose: () => void }

/** A new version of a rule, from now on. */
export function RuleSheet({ rule, onClose }: Props) {
  const t = useT('wallet-admin')
  const words = useT('wallet')
  const write = useWalletWrite('changeRule')
  const { field, save, problem, isBusy, isDirty } = useContractForm({
    schema: wallet.changeRule.body,
    initial: { value: rule.value, note: '' },
    send: async ({ value, note }) => {
      await write.mutateAsync({ id: rule.id, value, note })
      onClose()
    },
  })
  return (
    <SideSheet
      isOpen
      isDirty={isDirty}
      title={words(`rule.${rule.key}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="rule" isBusy={isBusy}>
            {t('rules.save')}
          </Button>
        </>
      }
    >
      <Form id="rule" onSubmit={save} problem={problem}>
        <p>{t('rules.forward')}</p>
        <NumberField label={t(`rules.unit.${rule.unit}`)} min={0} max={100_000_000} {...field('value')} />
        <TextAreaField label={t('rules.note')} help={t('rules.note.help')} maxLength={500} {...field('note')} />
      </Form>
    </SideSheet>
  )
}
