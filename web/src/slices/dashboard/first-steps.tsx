import { Suspense } from 'react'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { ButtonLink } from '../../ui/layout/button.tsx'
import { BrandsToStart } from '../discovery/door.ts'
import styles from './first-steps.module.css'

type Step = { key: string; to: string }
const steps: Record<'brand' | 'retailer' | 'direct', readonly Step[]> = {
  brand: [
    { key: 'collection', to: '/collections/edit' },
    { key: 'products', to: '/collections' },
    { key: 'invite', to: '/connections?tab=direct' },
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
  const kind = entityType === 'brand' ? 'brand' : hasMarketplace ? 'retailer' : 'direct'
  return (
    <Stack gap={32}>
      <section className={styles.card} aria-labelledby="first-steps">
        <h2 id="first-steps">{t(`first.${kind}.title`)}</h2>
        <p className={styles.text}>{t(`first.${kind}.text`)}</p>
        <ol className={styles.steps}>
          {steps[kind].map(({ key, to }, at) => (
            <li key={key} className={styles.step}>
              <h3>{t(`first.${key}`)}</h3>
              <p className={styles.text}>{t(`first.${key}.text`)}</p>
              {isOpen(to.split('?')[0]!) && (
                <ButtonLink to={to} look={at === 0 ? 'primary' : 'quiet'}>
                  {t(`first.${key}.action`)}
                </ButtonLink>
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
