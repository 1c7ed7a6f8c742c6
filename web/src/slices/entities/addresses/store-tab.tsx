import { may } from '@souk/contract/core/abilities.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { EntityTab } from '../profile/profile-entity-tab.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { SocialForm } from '../profile/social-form.tsx'
import { StoreList } from './store-list.tsx'
import { StoreSheet } from './store-sheet.tsx'
import styles from './store-tab.module.css'

/** A retailer's stores, each with a cart of its own, and where else the retailer can be seen. */
export function StoreTab() {
  const t = useT('profile')
  const actor = useActor()
  const [isOpen, setOpen] = useState(false)
  const add = may(actor, entities.createStore) && (
    <Button icon={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setOpen(true)}>
      {t('stores.add')}
    </Button>
  )
  return (
    <EntityTab>
      {(entity) => (
        <>
          <ProfileSection title={t('stores.title')} text={t('stores.text')} action={add}>
            <StoreList stores={entity.stores} addresses={entity.addresses} />
          </ProfileSection>
          <ProfileSection title={t('found.title')} text={t('found.text')}>
            <div>
              <ButtonLink to="/profile/found">{t('found.open')}</ButtonLink>
            </div>
          </ProfileSection>
          <div className={styles.social}>
            <SocialForm entity={entity} />
          </div>
          {isOpen && <StoreSheet country={entity.country} onClose={() => setOpen(false)} />}
        </>
      )}
    </EntityTab>
  )
}
