import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { SubPages } from '../../../ui/layout/sub-pages.tsx'

const places = [
  'users',
  'entities',
  'documents',
  'reviews',
  'credit',
  'disputes',
  'referrals',
  'reconciliation',
  'rules',
  'credit-requests',
  'prospects',
  'flags',
  'mails',
  'jobs',
  'health',
  'audit',
] as const
export type AdminPlace = (typeof places)[number]

type Props = {
  place?: AdminPlace
  title?: string | undefined // of one thing in that place
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Every page of the administration: its title, and the way to the others. */
export function AdminFrame({ place, title, lead, actions, children }: Props) {
  const t = useT('admin')
  const row = useCurrentInSight()
  const above = title && place ? [{ label: t(`${place}.title`), to: `/admin/${place}` }] : []
  const crumbs = place ? [{ label: t('title'), to: '/admin' }, ...above] : []
  return (
    <Page title={title ?? t(place ? `${place}.title` : 'title')} lead={lead} crumbs={crumbs} actions={actions}>
      <SubPages
        ref={row}
        label={t('title')}
        pages={[
          { to: '/admin', label: t('overview'), end: true },
          ...places.map((one) => ({ to: `/admin/${one}`, label: t(`${one}.title`) })),
        ]}
      />
      {children}
    </Page>
  )
}

/** On a phone the row is longer than the screen: the current place is scrolled to. */
function useCurrentInSight() {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    row.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [])
  return row
}
