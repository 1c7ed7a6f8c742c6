import { may } from '@souk/contract/core/abilities.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import type { Address, Store } from '@souk/contract/entities/entity-shapes.ts'
import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { useCloseStore } from '../profile/profile.data.ts'
import { StoreEditDialog } from './store-edit-dialog.tsx'
import styles from './store-list.module.css'

type Props = { stores: readonly Store[]; addresses: readonly Address[] }

export function StoreList({ stores, addresses }: Props) {
  const t = useT('profile')
  const mayChange = may(useActor(), entities.changeStore)
  const [editedId, setEdited] = useState<string | null>(null)
  const edited = stores.find(({ id }) => id === editedId)
  if (stores.length === 0) return <p className={styles.none}>{t('stores.empty')}</p>
  return (
    <>
      <ul className={styles.list}>
        {stores.map((store) => (
          <li key={store.id} className={styles.store}>
            <IconBuildingStore size={20} stroke={1.5} aria-hidden className={styles.icon} />
            <StoreText store={store} address={addresses.find(({ id }) => id === store.addressId)} />
            {mayChange && <StoreTools store={store} isOnly={stores.length === 1} onEdit={() => setEdited(store.id)} />}
          </li>
        ))}
      </ul>
      {edited && <StoreEditDialog store={edited} addresses={addresses} onClose={() => setEdited(null)} />}
    </>
  )
}

function StoreText({ store: { name, country }, address }: { store: Store; address: Address | undefined }) {
  const format = useFormat()
  const lines = [address?.line1, address?.city, format.country(country)].filter((line) => line !== undefined)
  return (
    <span className={styles.text}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.place}>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </span>
    </span>
  )
}

type ToolProps = { store: Store; isOnly: boolean; onEdit: () => void }

function StoreTools({ store, isOnly, onEdit }: ToolProps) {
  const t = useT('profile')
  const confirm = useConfirm()
  const close = useCloseStore()
  const name = `\u2068${store.name}\u2069`
  async function ask(): Promise<void> {
    const isYes = await confirm({
      title: t('stores.close.title', { name }),
      text: t('stores.close.text'),
      yes: t('stores.close'),
      no: t('keep'),
      isDestructive: true,
    })
    if (isYes) close.mutate(store.id)
  }
  return (
    <Row as="span" gap={4}>
      <Button size="small" look="quiet" aria-label={t('stores.edit', { name })} onClick={onEdit}>
        {t('form.edit')}
      </Button>
      {!isOnly && (
        <Button
          size="small"
          look="quiet"
          isBusy={close.isPending}
          aria-label={t('stores.close.of', { name })}
          onClick={() => void ask()}
        >
          {t('stores.close')}
        </Button>
      )}
    </Row>
  )
}
