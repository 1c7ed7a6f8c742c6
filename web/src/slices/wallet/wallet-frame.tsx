import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useWalletSide } from './wallet-side.ts'
import styles from './wallet.module.css'

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
      <nav aria-label={t('title')} data-tour="wallet" className={styles.places}>
        {walletPlaces[side].map((place) => (
          <NavLink key={place} to={`/wallet/${place}`} className={styles.place ?? ''}>
            {t(`place.${place}`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  )
}
