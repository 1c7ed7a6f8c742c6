import type { Assignees, Book } from '@souk/contract/catalog/books.contract.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { AppliedChips } from '../../../ui/choices/chips.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { BookAssignList } from './book-assign-list.tsx'
import { everybodyIn, holdersOf, isSame, keyOf, plainOf, rebased, toggled } from './book-assignees.ts'
import { useAssigneeName } from './book-names.tsx'
import { type BookKind, useBookWrite } from './books.data.ts'
import styles from './books.module.css'

type Props = { kind: BookKind; book: Book; books: readonly Book[]; onClose: () => void }
type Draft = { base: Book; mine: Assignees; isMerged: boolean }

/** Who a book is for. Assignees of another book of the kind are shown with it and cannot be chosen. */
export function BookAssignSheet({ kind, book, books, onClose }: Props) {
  const t = useT('books')
  const assigneeName = useAssigneeName()
  const assign = useBookWrite('assignBook')
  const [q, setQ] = useState('')
  const [names, setNames] = useState<Readonly<Record<string, string>>>(book.assignees.names)
  const [draft, setDraft] = useState<Draft>({ base: book, mine: plainOf(book.assignees), isMerged: false })
  const { base, mine, isMerged } = draft
  if (book.version > base.version) {
    const isMerged_ = !isSame(mine, base.assignees) && !isSame(mine, book.assignees)
    setDraft({ base: book, mine: rebased(mine, base.assignees, book.assignees), isMerged: isMerged_ })
  }
  const chosen = everybodyIn(mine)
  const isDirty = !isSame(mine, base.assignees)
  const known = { ...names, ...base.assignees.names }
  const form = useSending({
    isDirty,
    send: async () => {
      if (isDirty) await assign.mutateAsync({ kind, book: base, assignees: mine })
      onClose()
    },
  })
  function toggle(one: Parameters<typeof toggled>[1], name?: string): void {
    if (name) setNames({ ...names, [one.id]: name })
    setDraft({ ...draft, mine: toggled(mine, one) })
  }
  return (
    <FormSheet
      form={isMerged ? { ...form, problem: null } : form}
      title={t('assign.title', { name: book.name })}
      onClose={onClose}
    >
      <Stack gap={20}>
        <p className={styles.text}>{t(`${kind}.assign.text`)}</p>
        {isMerged && <Notice kind="warning">{t('assign.merged')}</Notice>}
        {kind === 'segment' && book.productsCount === 0 && <Notice kind="warning">{t('segment.lists.nothing')}</Notice>}
        <Stack as="section" gap={8} aria-labelledby="assign-chosen">
          <h3 id="assign-chosen">{t('assign.chosen')}</h3>
          {chosen.length === 0 ? (
            <p className={styles.nobody}>{t('assign.none')}</p>
          ) : (
            <AppliedChips
              label={t('assign.chosen')}
              chips={chosen.map((one) => ({ value: keyOf(one), label: assigneeName(one, known) }))}
              onRemove={(key) => toggle(chosen.find((one) => keyOf(one) === key)!)}
            />
          )}
        </Stack>
        <div className={styles.find}>
          <SearchBox label={t('assign.search')} value={q} onSearch={setQ} />
        </div>
        <BookAssignList q={q} mine={mine} holders={holdersOf(books, book.id)} onToggle={toggle} />
      </Stack>
    </FormSheet>
  )
}
