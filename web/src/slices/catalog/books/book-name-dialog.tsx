import { type Book, priceBooks } from '@souk/contract/catalog/books.contract.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { type BookKind, useBookWrite } from './books.data.ts'

type Props = {
  kind: BookKind
  collectionId: string
  book?: Book
  onClose: () => void
  onMade?: (book: Book) => void
}

/** The name of a new book, or another one for a book that is there. */
export function BookNameDialog({ kind, collectionId, book, onClose, onMade }: Props) {
  const t = useT('books')
  const create = useBookWrite('createBook')
  const rename = useBookWrite('renameBook')
  const form = useSavedForm({
    schema: priceBooks.create.body,
    saved: { name: book?.name ?? '' },
    version: book?.version,
    send: async ({ name }) => {
      if (!book) onMade?.(await create.mutateAsync({ kind, collectionId, name }))
      else {
        if (name !== book.name) await rename.mutateAsync({ kind, book, name })
        onClose()
      }
      return { name }
    },
  })
  const { field, conflicts } = form
  return (
    <FormDialog
      form={form}
      size="small"
      title={book ? t('rename.title', { name: book.name }) : t(`${kind}.createTitle`)}
      onClose={onClose}
      send={t(book ? 'rename.save' : 'create.save')}
    >
      <FormConflicts conflicts={conflicts} label={() => t('name')} />
      <TextField label={t('name')} help={t('name.help')} maxLength={80} {...field('name')} />
    </FormDialog>
  )
}
