import type { Address, Store } from '@souk/contract/entities/entity-shapes.ts'
import { IconBuildingStore } from '@tabler/icons-react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import styles from './store-list.module.css'

type Props = { stores: readonly Store[]; addresses: readonly Address[] }

export function StoreList({ stores, addresses }: Props) {
  const t = useT('profile')
  const format = useFormat()
  if (stores.length === 0) return <p className={styles.none}>{t('stores.empty')}</p>
  return (
    <ul className={styles.list}>
      {stores.map(({ id, name, country, addressId }) => {
        const address = addresses.find((one) => one.id === addressId)
        const lines = [address?.line1, address?.city, format.country(country)].filter((line) => line !== undefined)
        return (
          <li key={id} className={styles.store}>
            <IconBuildingStore size={20} stroke={1.5} aria-hidden className={styles.icon} />
            <span>
              <span className={styles.name}>
                <bdi>{name}</bdi>
              </span>
              <span className={styles.place}>
                {lines.map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
