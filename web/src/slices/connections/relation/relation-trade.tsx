import type { Relation } from '@souk/contract/connections/connection-shapes.ts'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { ProfileSection } from '../../entities/door.ts'
import { usePartnerOrders } from '../model/connections.data.ts'
import { TradedSums } from './traded-sums.tsx'

/** What was traded with this partner. */
export function RelationTrade({ relation: { counterpart } }: { relation: Relation }) {
  const t = useT('connections')
  const format = useFormat()
  const query = usePartnerOrders([counterpart.id])
  return (
    <ProfileSection title={t('trade.title')}>
      <QueryView query={query}>
        {([traded]) =>
          traded ? (
            <FactList
              facts={[
                {
                  label: t('trade.orders'),
                  value: (
                    <Link to={`/orders?counterpartId=${counterpart.id}`}>
                      {format.number(traded.sums.reduce((sum, { orders }) => sum + orders, 0))}
                    </Link>
                  ),
                },
                { label: t('columns.traded'), value: <TradedSums sums={traded.sums} /> },
                {
                  label: t('columns.lastOrder'),
                  value: (
                    <>
                      <Link to={`/order/${traded.lastOrder.id}`}>
                        <bdi className="num">{traded.lastOrder.number}</bdi>
                      </Link>{' '}
                      · <Moment value={traded.lastOrder.at} />
                    </>
                  ),
                },
              ]}
            />
          ) : (
            <p className="caption">{t('trade.none')}</p>
          )
        }
      </QueryView>
    </ProfileSection>
  )
}
