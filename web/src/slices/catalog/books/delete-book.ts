import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { everybodyIn } from './book-assignees.ts'
import { useAssigneeName } from './book-names.tsx'
import { type BookKind, useBookWrite } from './books.data.ts'

const named = 3

/** Asks with what will be different for whom, then deletes it. */
export function useDeleteBook(kind: BookKind, book: Book): () => Promise<void> {
  const t = useT('books')
  const format = useFormat()
  const assigneeName = useAssigneeName()
  const confirm = useConfirm()
  const remove = useBookWrite('removeBook')
  return async () => {
    if (remove.isPending) return
    const all = everybodyIn(book.assignees)
    const names = all.slice(0, named).map((one) => assigneeName(one, book.assignees.names))
    const others = all.length > named ? [t('others', { count: all.length - named })] : []
    const text =
      all.length > 0
        ? t(`${kind}.delete.text`, { names: format.list([...names, ...others]) })
        : t(`${kind}.delete.unassigned`)
    const title = t('delete.title', { name: book.name })
    if (!(await confirm({ title, text, yes: t('delete.yes'), no: t('delete.no'), isDestructive: true }))) return
    remove.mutate({ kind, book })
  }
}
