import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import type { ProductActsProps } from '../../../lib/product-acts.tsx'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { listPath, useNoun } from '../model/wishlist-words.ts'
import styles from '../model/sheets.module.css'
import { useLists, useWrite } from '../model/wishlists.data.ts'

type Props = Pick<ProductActsProps, 'products'> & { on: readonly string[]; onClose: (isDone: boolean) => void }

/** On which lists these products stand. A tick counts at once; a new list begins with them. */
export function AddDialog({ products, on, onClose }: Props) {
  const t = useT('wishlists')
  const noun = useNoun()
  const navigate = useNavigate()
  const [save, remove] = [useWrite('saveLines'), useWrite('removeLines')]
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(on))
  const [name, setName] = useState('')
  const [isDone, setDone] = useState(false)
  const lines = products.map(({ _id }) => ({ productId: _id }))
  const [only] = products

  async function toggle(wishlistId: string, listName: string, isOn: boolean): Promise<void> {
    setTicked((now) => new Set(isOn ? [...now, wishlistId] : [...now].filter((one) => one !== wishlistId)))
    try {
      if (isOn) await save.mutateAsync({ wishlistId, lines })
      else await remove.mutateAsync({ id: wishlistId, products: products.map(({ _id }) => _id) })
      setDone(true)
      if (isOn) tell(wishlistId, listName)
    } catch {
      setTicked((now) => new Set(isOn ? [...now].filter((one) => one !== wishlistId) : [...now, wishlistId]))
    }
  }
  function tell(id: string, listName: string): void {
    const open = { label: t('add.open'), run: () => void navigate(listPath(noun, id)) }
    toast('success', t('add.done', { count: products.length, name: listName }), { action: open })
  }
  const form = useSending({
    send: async () => {
      const { wishlistId } = await save.mutateAsync({ name, lines })
      tell(wishlistId, name.trim())
      onClose(true)
    },
  })
  return (
    <Dialog
      isOpen
      isOnTop
      size="small"
      title={
        products.length === 1 && only?.name
          ? t('add.title', { name: only.name })
          : t('add.titleMany', { count: products.length })
      }
      onClose={() => onClose(isDone)}
    >
      <QueryView query={useLists({ mayEdit: 'true', limit: 100 })}>
        {({ items }) => (
          <ul className={styles.lists} aria-label={t(`titles.${noun}s`)}>
            {items.map((list) => (
              <li key={list.id}>
                <Checkbox
                  label={<bdi>{list.name}</bdi>}
                  count={list.linesCount}
                  {...(list.retailer && { hint: t('for', { name: list.retailer.name }) })}
                  isChecked={ticked.has(list.id)}
                  onChange={(isOn) => void toggle(list.id, list.name, isOn)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Form onSubmit={form.save} problem={form.problem}>
        <Stack gap={8} className={styles.new}>
          <TextField label={t(`${noun}.new`)} maxLength={120} value={name} onChange={setName} />
          <Button type="submit" look="primary" whyNot={!name.trim() && t('add.unnamed')} isBusy={form.isBusy}>
            {t('add.create')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
