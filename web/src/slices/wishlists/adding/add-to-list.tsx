import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ProductActsProps } from '../../../lib/product-acts.tsx'
import { askToSignUpFor } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useHold } from '../../../ui/browser/use-hold.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useHolding } from '../model/holding.data.ts'
import { AddDialog, ListIcon, useIsTrader } from './wishlist-mark.tsx'
import { useNoun } from '../model/wishlist-words.ts'
import styles from './add-to-list.module.css'
import { useQuickSave } from './use-quick-save.ts'

/** A heart on a card, a button elsewhere: one press saves to the list last used, holding it chooses. A guest is asked to join instead. */
export function AddToList({ products, place, onDone }: ProductActsProps) {
  const { entityType } = useSession()
  const [isOpen, setOpen] = useState(false)
  const isTrader = useIsTrader()
  const isOne = place !== 'bar' // of several there is no one answer
  const { data = [] } = useHolding(products[0]?._id ?? '', isTrader && isOne)
  if (!isTrader && entityType !== 'guest') return null
  const on = isOne ? data : []
  const choose = () => (isTrader ? setOpen(true) : askToSignUpFor(products))
  const part = { product: products[0] ?? { _id: '', name: '' }, isOn: on.length > 0, isTrader, choose }
  return (
    <>
      {place === 'bar' ? <Several choose={choose} /> : <One {...part} isCard={place === 'card'} />}
      {isOpen && (
        <Suspense>
          <AddDialog
            products={products}
            on={on}
            onClose={(isDone) => {
              setOpen(false)
              if (isDone) onDone?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function Several({ choose }: { choose: () => void }) {
  const t = useT('wishlist-acts')
  const noun = useNoun()
  return (
    <Button size="small" look="primary" icon={<ListIcon noun={noun} isOn={false} />} onClick={choose}>
      {t(`${noun}.put`)}
    </Button>
  )
}

type OneProps = {
  product: { _id: string; name: string }
  isOn: boolean
  isTrader: boolean
  isCard: boolean
  choose: () => void
}

function One({ product: { _id, name }, isOn: isSaved, isTrader, isCard, choose }: OneProps) {
  const t = useT('wishlist-acts')
  const noun = useNoun()
  const { press, shown } = useQuickSave(_id, choose)
  const hold = useHold(choose)
  const isOn = shown ?? isSaved
  const begin = () => (isTrader ? press(isOn) : choose())
  const icon = <ListIcon noun={noun} isOn={isOn} />
  return (
    <>
      <span role="presentation" className={styles.hold} {...hold}>
        {isCard ? (
          <IconButton label={t(`${noun}.${isOn ? 'on' : 'add'}`, { name })} isPressed={isOn} onClick={begin}>
            {icon}
          </IconButton>
        ) : (
          <Button icon={icon} onClick={begin}>
            {t(`${noun}.${isOn ? 'isOn' : 'put'}`)}
          </Button>
        )}
      </span>
      {!isCard && isTrader && (
        <IconButton label={t('choose', { name })} onClick={choose}>
          <IconChevronDown size={16} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </>
  )
}
