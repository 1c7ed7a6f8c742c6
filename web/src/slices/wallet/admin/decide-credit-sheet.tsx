import { type CreditCase, creditCases } from '@souk/contract/wallet/credit.contract.ts'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'

type Props = { case: CreditCase; onClose: () => void }

/** What an application says, what is known of the retailer, and the decision. */
export function DecideCreditSheet({ case: one, onClose }: Props) {
  const t = useT('wallet-admin')
  const write = useWalletWrite('decideCredit')
  const form = useContractForm({
    schema: creditCases.decide.body,
    initial: { status: 'APPROVED', limit: one.amount, reason: '' },
    send: async ({ status, limit, reason }) => {
      await write.mutateAsync({ id: one.id, status, reason, ...(status === 'APPROVED' && limit && { limit }) })
      onClose()
    },
  })
  const { field, values } = form
  const title = t('credit.of', { name: `\u2068${one.retailer.name}\u2069` })
  if (one.status !== 'SUBMITTED')
    return (
      <SideSheet isOpen title={title} onClose={onClose}>
        <Stack gap={20}>
          <CaseFacts one={one} />
          <p>{one.reason}</p>
        </Stack>
      </SideSheet>
    )
  return (
    <FormSheet form={form} title={title} send={t('credit.save')} onClose={onClose}>
      <CaseFacts one={one} />
      <RadioCards
        label={t('credit.decision')}
        {...field('status')}
        cards={[
          { value: 'APPROVED', label: t('credit.approve'), hint: t('credit.approve.hint') },
          { value: 'DECLINED', label: t('credit.decline'), hint: t('credit.decline.hint') },
        ]}
      />
      {values['status'] === 'DECLINED' ? (
        <TextAreaField label={t('columns.reason')} maxLength={1_000} {...field('reason')} />
      ) : (
        <MoneyField label={t('credit.limit')} currency={one.currency} {...field('limit')} />
      )}
    </FormSheet>
  )
}

function CaseFacts({ one }: { one: CreditCase }) {
  const t = useT('wallet-admin')
  const words = useT('wallet')
  const format = useFormat()
  return (
    <>
      <FactList
        facts={[
          { label: t('columns.asked'), value: <Money amount={one.amount} currency={one.currency} /> },
          { label: words('credit.legalName'), value: one.legalName },
          { label: words('credit.registration'), value: one.registrationNumber },
          { label: words('credit.years'), value: format.number(one.yearsTrading) },
          { label: words('credit.turnover'), value: <Money amount={one.annualTurnover} currency={one.currency} /> },
          { label: words('credit.contact'), value: `${one.contactName}, ${one.contactEmail}` },
          { label: t('credit.orders'), value: format.number(one.orders) },
          { label: t('credit.paid'), value: format.number(one.paidInvoices) },
          { label: t('credit.overdue'), value: format.number(one.overdueInvoices) },
          ...one.limits.map(({ currency, limit, used }) => ({
            label: t('credit.now', { currency }),
            value: t('credit.usedOf', { used: format.money(used, currency), limit: format.money(limit, currency) }),
          })),
        ]}
      />
      {one.notes && <p>{one.notes}</p>}
      <Stack as="ul" gap={8} className={styles.checks} aria-label={words('credit.checks')}>
        {one.checks
          .filter(({ check }) => check !== 'noOpenApplication')
          .map(({ check, passed }) => (
            <li key={check}>
              <span data-passed={passed}>
                {passed ? (
                  <IconCircleCheck size={18} stroke={1.7} aria-hidden />
                ) : (
                  <IconCircle size={18} stroke={1.7} aria-hidden />
                )}
              </span>
              <span>{words(`check.${check}.${passed ? 'yes' : 'no'}`)}</span>
            </li>
          ))}
      </Stack>
      <p>{t('credit.documents', { names: format.list(one.documents.map(({ name }) => `\u2068${name}\u2069`)) })}</p>
    </>
  )
}
