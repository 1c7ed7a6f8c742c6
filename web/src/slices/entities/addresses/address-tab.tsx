import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { AddressCard } from './address-card.tsx'
import styles from './address-card.module.css'
import { AddressSheet } from './address-sheet.tsx'
import { ListHead } from '../profile/list-head.tsx'
import { EntityTab } from '../profile/profile-entity-tab.tsx'

/** Where goods and invoices go. */
export function AddressTab() {
  const t = useT('profile')
  const [open, setOpen] = useState<string | null>(null)
  return (
    <EntityTab>
      {({ addresses, stores, country }, mayChange) => {
        const add = mayChange && (
          <Button look="primary" icon={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setOpen('new')}>
            {t('addresses.add')}
          </Button>
        )
        return (
          <>
            {addresses.length === 0 ? (
              <StatePanel title={t('addresses.empty')} action={add}>
                {t('addresses.emptyText')}
              </StatePanel>
            ) : (
              <>
                <ListHead text={t(mayChange ? 'addresses.text' : 'readOnly')} action={add} />
                <ul className={styles.cards}>
                  {addresses.map((address) => (
                    <AddressCard
                      key={address.id}
                      address={address}
                      stores={stores.filter(({ addressId }) => addressId === address.id).map(({ name }) => name)}
                      {...(mayChange && { onEdit: () => setOpen(address.id) })}
                    />
                  ))}
                </ul>
              </>
            )}
            {open && (
              <AddressSheet
                address={addresses.find(({ id }) => id === open) ?? null}
                isFirst={addresses.length === 0}
                country={country}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )
      }}
    </EntityTab>
  )
}
