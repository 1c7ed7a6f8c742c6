import { Suspense, useState } from 'react'
import type { ProductActsProps } from '../../../lib/product-acts.tsx'
import { askToSignUpFor } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useHolding } from '../model/holding.data.ts'
import { AddDialog, ListIcon, useIsTrader } from './wishlist-mark.tsx'
import { useNoun } from '../model/wishlist-words.ts'

/** A heart on a card, a button elsewhere; a guest is asked to join instead. */
export function AddToList({ products, place, onDone }: ProductActsProps) {
  const t = useT('wishlist-acts')
  const noun = useNoun()
  const { entityType } = useSession()
  const [isOpen, setOpen] = useState(false)
  const isTrader = useIsTrader()
  const isOne = place !== 'bar' // of several there is no one answer
  const { data } = useHolding(products[0]?._id ?? '', isTrader && isOne)
  if (!isTrader && entityType !== 'guest') return null
  const on = isOne && data ? data : []
  const isOn = on.length > 0
  const begin = () => (isTrader ? setOpen(true) : askToSignUpFor(products))
  const name = products[0]?.name ?? ''
  return (
    <>
      {place === 'card' ? (
        <IconButton label={t(`${noun}.${isOn ? 'on' : 'add'}`, { name })} isPressed={isOn} onClick={begin}>
          <ListIcon noun={noun} isOn={isOn} />
        </IconButton>
      ) : (
        <Button
          {...(place === 'bar' && { size: 'small' as const, look: 'primary' as const })}
          icon={<ListIcon noun={noun} isOn={isOn} />}
          onClick={begin}
        >
          {t(`${noun}.${isOn ? 'isOn' : 'put'}`)}
        </Button>
      )}
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
