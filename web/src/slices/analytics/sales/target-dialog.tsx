import { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useAnalyticsWrite } from '../model/analytics.data.ts'

type Team = Reply<typeof sales.team>
type Props = { person: Team['people'][number]; team: Team; monthName: string; onClose: () => void }

/** What one person shall book in one month. */
export function TargetDialog({ person: { id, name, target }, team: { currency, month }, monthName, onClose }: Props) {
  const t = useT('analytics')
  const set = useAnalyticsWrite('setTarget')
  const form = useContractForm({
    schema: sales.setTarget.body,
    initial: { currency, month, amount: target ?? '' },
    send: async (body) => {
      await set.mutateAsync({ id: id!, ...body })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      isEdit
      title={t('target.title', { name, month: monthName })}
      onClose={onClose}
      others={
        target !== null && (
          <Button
            look="quiet"
            isBusy={set.isPending}
            onClick={() => set.mutate({ id: id!, currency, month, amount: null }, { onSuccess: onClose })}
          >
            {t('target.remove')}
          </Button>
        )
      }
    >
      <MoneyField label={t('target.amount')} currency={currency} {...form.field('amount')} />
    </FormDialog>
  )
}
