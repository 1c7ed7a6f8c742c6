import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import type { Party } from './new-order-page.tsx'
import { useRetailers, useStores } from './new-order.data.ts'
import styles from '../negotiation/order-edit.module.css'

type Props = { party: Partial<Party>; onChange: (party: Partial<Party>) => void }

/** For whom: one of the own retailers, and which of its stores. */
export function OrdersNewParty({ party, onChange }: Props) {
  const t = useT('orders')
  const retailers = useRetailers()
  const stores = useStores(party.retailerId ?? null)
  function chooseRetailer(retailerId: string | null): void {
    onChange(retailerId ? { retailerId } : {})
  }
  return (
    <QueryView
      query={retailers}
      empty={(found) =>
        found.length === 0 && { title: t('write.retailers.none'), text: t('write.retailers.none.text') }
      }
    >
      {(found) => (
        <div className={styles.party}>
          <ComboboxField
            label={t('write.retailer')}
            value={party.retailerId ?? null}
            onChange={chooseRetailer}
            options={found.map(({ counterpart: { id, name, nickName } }) => ({ value: id, label: nickName ?? name }))}
          />
          {stores.data && stores.data.length > 0 && (
            <SelectField
              label={t('write.store')}
              value={storeOf(party, stores.data) ?? null}
              onChange={(storeId) => storeId && onChange({ ...party, storeId })}
              options={stores.data.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {stores.data?.length === 0 && <Notice kind="warning">{t('write.stores.none')}</Notice>}
        </div>
      )}
    </QueryView>
  )
}

/** The chosen one; the only one needs no choice. */
export const storeOf = ({ storeId }: Partial<Party>, stores: readonly { id: string }[] | undefined) =>
  storeId ?? (stores?.length === 1 ? stores[0]!.id : undefined)
