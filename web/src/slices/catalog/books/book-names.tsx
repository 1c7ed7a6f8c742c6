import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { IconBuildingStore, IconUsersGroup, IconWorld } from '@tabler/icons-react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { type Assignee, everybodyIn, keyOf } from './book-assignees.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import styles from './books.module.css'

const icons = { group: IconUsersGroup, retailer: IconBuildingStore, country: IconWorld }
const maxNames = 8

/** The name of an assignee; a country in the reader's language. */
export function useAssigneeName() {
  const format = useFormat()
  return ({ level, id }: Assignee, names: Readonly<Record<string, string>>) =>
    level === 'country' ? format.country(id) : (names[id] ?? id)
}

/** For whom a book is, as chips: a group, a retailer and a country are told apart by their sign and its word. */
export function BookNames({ book }: { book: Book }) {
  const t = useT('books')
  const assigneeName = useAssigneeName()
  const all = everybodyIn(book.assignees)
  if (all.length === 0) return <p className={styles.unassigned}>{t('for.unassigned')}</p>
  return (
    <Row as="ul" gap={6} className={styles.names} aria-label={t('for')}>
      {all.slice(0, maxNames).map((one) => {
        const Icon = icons[one.level]
        return (
          <li key={keyOf(one)} className={styles.name}>
            <Icon size={14} stroke={1.7} aria-hidden />
            <span className="hidden-text">{t(`level.${one.level}`)}: </span>
            <bdi>{assigneeName(one, book.assignees.names)}</bdi>
          </li>
        )
      })}
      {all.length > maxNames && (
        <li className={styles.unassigned}>{t('for.more', { count: all.length - maxNames })}</li>
      )}
    </Row>
  )
}
