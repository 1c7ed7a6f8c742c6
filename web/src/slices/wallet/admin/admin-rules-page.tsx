import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { RuleList } from '../rules/rule-list.tsx'
import { useRules } from '../model/wallet.data.ts'

const RuleSheet = lazyDialog(async () => (await import('./rule-sheet.tsx')).RuleSheet)

/** /admin/rules: the money rules; a change begins now or later and leaves the past as it was. */
export function AdminRulesPage() {
  const t = useT('wallet-admin')
  const rules = useRules()
  const [openKey, setOpen] = useState<string | null>(null)
  const open = rules.data?.find(({ key }) => key === openKey)
  return (
    <AdminFrame place="rules" lead={t('rules.lead')}>
      <QueryView query={rules} skeleton={<TableSkeleton columns={2} />}>
        {(list) => <RuleList rules={list} onChange={{ label: t('rules.change'), change: ({ key }) => setOpen(key) }} />}
      </QueryView>
      <Suspense>{open && <RuleSheet rule={open} onClose={() => setOpen(null)} />}</Suspense>
    </AdminFrame>
  )
}
