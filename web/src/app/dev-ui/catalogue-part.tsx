import { type ReactNode, Suspense, useRef } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../../ui/layout/button.tsx'
import styles from './catalogue-part.module.css'
import { useNear } from './use-near.ts'

type Props = { id: string; title: string; isWanted: boolean; children: ReactNode }

/** Its heading is always there; the rest comes when it is near, so that a first visit does not pay for seventeen sections. */
export function CataloguePart({ id, title, isWanted, children }: Props) {
  const t = useT('dev-ui')
  const place = useRef<HTMLElement>(null)
  const [isNear, come] = useNear(place)
  const isHere = isNear || isWanted
  return (
    <section ref={place} id={id} aria-labelledby={`${id}-title`} className={styles.section} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {isHere ? (
        <Suspense fallback={<div aria-busy="true" className={styles.reserved} />}>{children}</Suspense>
      ) : (
        <div className={styles.reserved}>
          <Button onClick={come}>{t('show', { title })}</Button>
        </div>
      )}
    </section>
  )
}
