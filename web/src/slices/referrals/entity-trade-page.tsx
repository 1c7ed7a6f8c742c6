import { useParams } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { ViewedEntity } from '../../lib/session/viewed-entity.ts'
import { oneOf, pageNumber, useUrlState } from '../../lib/url/url-state.ts'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Pager } from '../../ui/tables/pager.tsx'
import { AdminFrame, useWholeEntity } from '../entities/door.ts'
import { EntityOrders } from '../orders/door.ts'
import { EntityShipments } from '../shipments/door.ts'
import { EntityTransactions, EntityWallet } from '../wallet/door.ts'
import { ReferralList } from './referral-list.tsx'
import { useReferrals } from './referrals.data.ts'
import styles from './referrals.module.css'

const parts = ['orders', 'shipments', 'wallet', 'transactions', 'referrals'] as const

/** /admin/entities/:side/:id: the trade of one entity, read only; each part that is opened is audited. */
export function EntityTradePage() {
  const { id = '', side: named } = useParams()
  const side = named === 'brand' ? 'brand' : 'retailer'
  const t = useT('admin')
  const [{ show, page }, change] = useUrlState({ show: oneOf(parts, 'orders'), page: pageNumber() })
  const entity = useWholeEntity(side, id)
  const of = { entityId: id, page, onPage: (next: number) => change({ page: next }) }
  return (
    <AdminFrame place="entities" title={entity.data?.entityName} lead={t('viewed.lead')}>
      <Segmented
        label={t('viewed.show')}
        segments={parts.map((value) => ({ value, label: t(`viewed.${value}`) }))}
        value={show}
        onChange={(next) => change({ show: next, page: 1 })}
      />
      <ViewedEntity value={{ id, side }}>
        <div className={styles.viewed}>
          {show === 'orders' && <EntityOrders {...of} />}
          {show === 'shipments' && <EntityShipments {...of} />}
          {show === 'wallet' && <EntityWallet entityId={id} />}
          {show === 'transactions' && <EntityTransactions {...of} />}
          {show === 'referrals' && <EntityReferrals {...of} />}
        </div>
      </ViewedEntity>
    </AdminFrame>
  )
}

type Props = { entityId: string; page: number; onPage: (page: number) => void }

function EntityReferrals({ entityId, page, onPage }: Props) {
  const t = useT('referrals')
  return (
    <QueryView
      query={useReferrals(page, entityId)}
      skeleton={<TableSkeleton rows={5} columns={3} />}
      empty={({ total }) => total === 0 && t('admin.none')}
    >
      {({ referrals, ...paging }) => (
        <>
          <ReferralList referrals={referrals} />
          <Pager {...paging} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}
