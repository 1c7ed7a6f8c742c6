import type { OrderCommission as Commission } from '@souk/contract/wallet/wallet-shapes.ts'
import { shownVersion } from '@souk/contract/wallet/money-rules.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { Suspense, useId, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { useTradeLinks, useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { useOrderCommission } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'

const DisputeDialog = lazyDialog(async () => (await import('./dispute-dialog.tsx')).DisputeDialog)

/** What an order costs the brand and earns the retailer, as far as it concerns the reader. Nothing before the first confirmation. */
export function OrderCommission({ orderId }: { orderId: string }) {
  const { data } = useOrderCommission(orderId)
  return data ? <Statement commission={data} /> : null
}

function Statement({ commission }: { commission: Commission }) {
  const t = useT('wallet')
  const format = useFormat()
  const mayDispute = useMay(rights.disputeCommission)
  const links = useTradeLinks()
  const isViewed = useViewedEntity() !== null
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { basis, rate, usualRate, rewardRate, currency, invoices, dispute, ruleVersion } = commission
  const percent = (basisPoints: number) =>
    format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const isBrand = rate !== null
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t(isBrand ? 'commission' : 'commission.retailer')}</h2>
      <p>
        {isBrand
          ? t(basisKey(basis, isViewed), { rate: percent(rate), usual: percent(usualRate ?? rate) })
          : t(isViewed ? 'commission.viewed.reward' : 'commission.reward', { rate: percent(rewardRate ?? 0) })}{' '}
        <Link to={links.rules}>{t('fact.ruleVersion', { version: shownVersion(ruleVersion) })}</Link>
      </p>
      {invoices.length === 0 ? (
        <p className={styles.quiet}>{t('commission.none')}</p>
      ) : (
        <FactList
          facts={invoices.map((one) => ({
            label: t(one.isPaid ? 'commission.paid' : 'commission.unpaid', { number: `\u2068${one.number}\u2069` }),
            value: isBrand ? (
              <span>
                <Money amount={one.commission ?? '0'} currency={currency} />
                {Number(one.saved ?? 0) > 0 && (
                  <> · {t('commission.saved', { amount: format.money(one.saved!, currency) })}</>
                )}
              </span>
            ) : one.reward ? (
              <Money amount={one.reward} currency={currency} />
            ) : (
              t('commission.later')
            ),
          }))}
        />
      )}
      {dispute && (
        <Notice
          kind={dispute.status === 'OPEN' ? 'info' : 'success'}
          title={t(isViewed ? `dispute.viewed.${dispute.status}` : `dispute.${dispute.status}`)}
        >
          {dispute.answer || dispute.text}
        </Notice>
      )}
      {mayDispute && dispute?.status !== 'OPEN' && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('dispute')}
        </Button>
      )}
      <Suspense>{isOpen && <DisputeDialog orderId={commission.orderId} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
}

/** A Souk administrator is neither the brand nor a referrer. */
function basisKey(basis: Commission['basis'], isViewed: boolean) {
  const isAddressed = basis === 'DIRECT' || basis === 'REFERRED'
  return isViewed && isAddressed ? `basis.viewed.${basis}` : `basis.${basis}.brand`
}
