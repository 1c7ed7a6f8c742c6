import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { cartLimits } from '@souk/contract/carts/cart-limits.ts'
import { Suspense, useState } from 'react'
import { type Typed, hasEditConflict, typeOver } from '../../../lib/forms/edit-conflict.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { EditConflict } from '../../../ui/forms/edit-conflict.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { useSetNotes } from '../model/carts.data.ts'

/** A word to the brand, which goes with the order. A colleague's is never written over unseen. */
export function CartNotes({ cart: { _id: cartId, notes, brand } }: { cart: Cart }) {
  const t = useT('carts')
  const save = useSetNotes()
  const [mine, setMine] = useState<string | null>(null) // what went from here last
  const beside = (typed: Typed) => (mine === null ? typed : { ...typed, from: mine })
  const { draft, problem, change, drop } = useDraft<Typed>({
    merge: (_, newer) => newer,
    save: async ({ value }) => setMine((await save.mutateAsync({ cartId, notes: value })).notes),
    isReady: (typed) => !hasEditConflict(beside(typed), notes),
  })
  const isTheirs = draft !== null && hasEditConflict(beside(draft), notes)
  const [isOpen, setOpen] = useState(false)
  const label = t('notes', { name: brand.name })
  if (!isOpen && !notes && !draft) {
    return (
      <Row>
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </Row>
    )
  }
  return (
    <div ref={isOpen ? focusField : undefined}>
      <TextAreaField
        label={label}
        isOptional
        rows={2}
        maxLength={cartLimits.notes}
        value={draft?.value ?? notes}
        error={problem && !isTheirs ? t('notSaved', { why: problem }) : undefined}
        onChange={(value) => change(typeOver(draft ?? undefined, value, notes))}
      />
      <Suspense>
        {isTheirs && (
          <EditConflict
            theirs={notes}
            onTake={drop}
            onKeep={() => {
              setMine(null)
              change({ value: draft.value, from: notes })
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

const focusField = (place: HTMLElement | null) => place?.querySelector('textarea')?.focus()
