import type { PartnerBooks } from '@souk/contract/catalog/partner-books.contract.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ProfileSection } from '../../entities/door.ts'
import { useAssignBook, usePartnerBooks } from './relation-books.data.ts'
import styles from '../model/connections.module.css'

/** Prices and products that a partner has for itself; without them, those of its group, its country or everybody count. */
export function RelationBooks({ retailerId }: { retailerId: string }) {
  const t = useT('connections')
  const query = usePartnerBooks(retailerId)
  return (
    <ProfileSection title={t('books.title')} text={t('books.text')}>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={2} columns={3} />}
        empty={(list) => list.length === 0 && { title: t('books.none'), text: t('books.none.text') }}
      >
        {(list) => (
          <Stack as="ul" gap={20}>
            {list.map((one) => (
              <BooksLine key={one.collectionId} retailerId={retailerId} books={one} />
            ))}
          </Stack>
        )}
      </QueryView>
    </ProfileSection>
  )
}

type Kind = 'PRICE' | 'SEGMENT'

/** A book counts as soon as it is chosen. */
function BooksLine({ retailerId, books }: { retailerId: string; books: PartnerBooks }) {
  const t = useT('connections')
  const mayAssign = useMay(rights.writeCatalog)
  const assign = useAssignBook(retailerId)
  const { collectionId, collectionName, isOpen, priceBooks, priceBookId, segments, segmentId } = books
  const isClosed = !isOpen || !mayAssign || assign.isPending
  const select = (kind: Kind, choices: PartnerBooks['priceBooks'], value: string | null) => (
    <SelectField
      label={t(`books.${kind}`, { name: `\u2068${collectionName}\u2069` })}
      isDisabled={isClosed || choices.length === 0}
      options={[
        { value: '', label: t(`books.${kind}.none`) },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? ''}
      onChange={(bookId) => assign.mutate({ collectionId, kind, bookId: bookId || null })}
    />
  )
  return (
    <li className={styles.book}>
      {select('PRICE', priceBooks, priceBookId)}
      {select('SEGMENT', segments, segmentId)}
      <ButtonLink size="small" look="quiet" to={`/collections/edit/${collectionId}?tab=preview&as=${retailerId}`}>
        {t('books.preview', { name: `\u2068${collectionName}\u2069` })}
      </ButtonLink>
      {!isOpen && <p className="caption">{t('books.closed')}</p>}
    </li>
  )
}
