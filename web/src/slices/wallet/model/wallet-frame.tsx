import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { SubPages } from '../../../ui/layout/sub-pages.tsx'
import { useWalletSide } from './wallet-side.ts'

export const walletPlaces = {
  brand: ['transactions', 'savings', 'transfers', 'rules'],
  retailer: ['transactions', 'rewards', 'credit', 'transfers', 'rules'],
} as const

type Props = { lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** Every page of the wallet: its title, and the way to the others. */
export function WalletFrame({ lead, actions, children }: Props) {
  const t = useT('wallet')
  const side = useWalletSide()
  return (
    <Page title={t('title')} lead={lead} actions={actions}>
      <SubPages
        label={t('title')}
        tour="wallet"
        pages={walletPlaces[side].map((place) => ({ to: `/wallet/${place}`, label: t(`place.${place}`) }))}
      />
      {children}
    </Page>
  )
}
