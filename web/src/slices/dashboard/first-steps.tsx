import { rights } from '@souk/contract/core/rights/rights.ts'
import type { ChecklistItem } from '@souk/contract/entities/checklist.ts'
import { Suspense } from 'react'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { useMay, useSession } from '../../lib/session/use-session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Tag } from '../../ui/values/status.tsx'
import { ButtonLink } from '../../ui/layout/button.tsx'
import { BrandsToStart } from '../discovery/door.ts'
import { useChecklist } from '../entities/door.ts'
import styles from './first-steps.module.css'

type Step = { key: string; to: string; item?: ChecklistItem } // the same fact as on the checklist
const steps: Record<'brand' | 'seller' | 'retailer' | 'direct', readonly Step[]> = {
  brand: [
    { key: 'collection', to: '/collections/edit', item: 'firstCollection' },
    { key: 'products', to: '/collections' },
    { key: 'invite', to: '/connections?tab=direct' },
  ],
  seller: [
    { key: 'customers', to: '/connections' },
    { key: 'write', to: '/orders/new' },
  ],
  retailer: [
    { key: 'explore', to: '/explore' },
    { key: 'cart', to: '/discover-products' },
    { key: 'order', to: '/checkout' },
  ],
  direct: [
    { key: 'brands', to: '/connections' },
    { key: 'order', to: '/checkout' },
  ],
}

/** The dashboard of an entity without orders: the way to the first one. */
export function FirstSteps() {
  const t = useT('dashboard')
  const { entityType } = useSession()
  const isOpen = useCanNavigate()
  const hasMarketplace = isOpen('/explore')
  const mayPublish = useMay(rights.writeCatalog)
  const { data: list } = useChecklist()
  const ofBrand = mayPublish ? 'brand' : 'seller'
  const kind = entityType === 'brand' ? ofBrand : hasMarketplace ? 'retailer' : 'direct'
  const isDone = ({ item }: Step) => item !== undefined && list?.[item] === true
  const next = steps[kind].find((step) => !isDone(step))
  return (
    <Stack gap={32}>
      <section className={styles.card} aria-labelledby="first-steps">
        <h2 id="first-steps">{t(`first.${kind}.title`)}</h2>
        <p className={styles.text}>{t(`first.${kind}.text`)}</p>
        <ol className={styles.steps}>
          {steps[kind].map((step) => (
            <li key={step.key} className={styles.step}>
              <h3>{t(`first.${step.key}`)}</h3>
              <p className={styles.text}>{t(`first.${step.key}.text`)}</p>
              {isDone(step) ? (
                <Tag tone="ok">{t('first.done')}</Tag>
              ) : (
                isOpen(step.to.split('?')[0]!) && (
                  <ButtonLink to={step.to} look={step === next ? 'primary' : 'quiet'}>
                    {t(`first.${step.key}.action`)}
                  </ButtonLink>
                )
              )}
            </li>
          ))}
        </ol>
      </section>
      {kind === 'retailer' && (
        <Suspense fallback={<div className={styles.soon} />}>
          <BrandsToStart />
        </Suspense>
      )}
    </Stack>
  )
}
