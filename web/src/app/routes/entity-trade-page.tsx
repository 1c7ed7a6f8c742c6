import { useNavigate, useParams } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { ViewedEntity } from '../../lib/session/viewed-entity.ts'
import { oneOf, useUrlState } from '../../lib/url/url-state.ts'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { AdminFrame, useWholeEntity } from '../../slices/entities/door.ts'
import { EntityOrders } from '../../slices/orders/door.ts'
import { EntityShipments } from '../../slices/shipments/door.ts'
import { EntityTransactions, EntityWallet } from '../../slices/wallet/door.ts'
import { EntityReferrals } from '../../slices/referrals/entity-referrals.tsx'
import styles from './entity-trade-page.module.css'

const parts = ['orders', 'shipments', 'wallet', 'transactions', 'referrals'] as const

/** /admin/entities/:side/:id: the trade of one entity, read only; each part that is opened is audited. */
export function EntityTradePage() {
  const { id = '', side: named } = useParams()
  const side = named === 'brand' ? 'brand' : 'retailer'
  const t = useT('admin')
  const [{ show }] = useUrlState({ show: oneOf(parts, 'orders') })
  const navigate = useNavigate()
  const entity = useWholeEntity(side, id)
  return (
    <AdminFrame place="entities" title={entity.data?.entityName} lead={t('viewed.lead')}>
      <Segmented
        label={t('viewed.show')}
        segments={parts.map((value) => ({ value, label: t(`viewed.${value}`) }))}
        value={show}
        onChange={(next) => void navigate({ search: `?show=${next}` })} // the filters of one list are none of the next
      />
      <ViewedEntity value={{ id, side }}>
        <div className={styles.viewed}>
          {show === 'orders' && <EntityOrders entityId={id} />}
          {show === 'shipments' && <EntityShipments entityId={id} />}
          {show === 'wallet' && <EntityWallet entityId={id} />}
          {show === 'transactions' && <EntityTransactions entityId={id} />}
          {show === 'referrals' && <EntityReferrals entityId={id} />}
        </div>
      </ViewedEntity>
    </AdminFrame>
  )
}
