import type { WalletRule } from '@souk/contract/wallet/wallet-shapes.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'

type Props = { rule: WalletRule; onClose: () => void }

/** A new version of a rule, from now on. */
export function RuleSheet({ rule, onClose }: Props) {
  const t = useT('wallet-admin')
  const words = useT('wallet')
  const write = useWalletWrite('changeRule')
  const form = useSavedForm({
    schema: wallet.changeRule.body,
    version: Math.max(...rule.history.map(({ version }) => version)),
    saved: { value: rule.value, note: '' },
    send: async ({ value, note }, version) => {
      await write.mutateAsync({ id: rule.id, value, note, version })
      onClose()
      return { value, note }
    },
  })
  const { field, conflicts } = form
  return (
    <FormSheet form={form} title={words(`rule.${rule.key}`)} onClose={onClose} send={t('rules.save')}>
      <FormConflicts conflicts={conflicts} label={() => t(`rules.unit.${rule.unit}`)} />
      <p>{t('rules.forward')}</p>
      <NumberField label={t(`rules.unit.${rule.unit}`)} min={0} max={100_000_000} {...field('value')} />
      <TextAreaField label={t('rules.note')} help={t('rules.note.help')} maxLength={500} {...field('note')} />
    </FormSheet>
  )
}
