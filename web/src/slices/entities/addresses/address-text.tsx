import type { AddressIn } from '@souk/contract/entities/entity-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import styles from './address-text.module.css'

/** As it would stand on a parcel. */
export function AddressText({ address }: { address: Omit<AddressIn, 'isDefaultShipping' | 'isDefaultBilling'> }) {
  const format = useFormat()
  const { contactName, phone, line1, line2, city, region, postalCode, country } = address
  const town = [postalCode, city, region].filter(Boolean).join(' ')
  const lines = [contactName, line1, line2, town, format.country(country)].filter(Boolean)
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {phone && (
        <span className="num">
          <bdi dir="ltr">{phone}</bdi>
        </span>
      )}
    </address>
  )
}
