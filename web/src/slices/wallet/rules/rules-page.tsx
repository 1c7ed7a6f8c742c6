import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useRules } from '../model/wallet.data.ts'
import { WalletFrame } from '../model/wallet-frame.tsx'
import { RuleList } from './rule-list.tsx'

/** /wallet/rules: what the marketplace charges and gives, with its history. */
export function RulesPage() {
  const t = useT('wallet')
  const rules = useRules()
  return (
    <WalletFrame lead={t('rules.lead')}>
      <QueryView query={rules} skeleton={<TableSkeleton columns={2} />}>
        {(list) => <RuleList rules={list} />}
      </QueryView>
    </WalletFrame>
  )
}
