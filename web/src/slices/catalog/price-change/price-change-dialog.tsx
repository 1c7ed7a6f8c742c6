import type { Book } from '@souk/contract/catalog/books.contract.ts'
import {
  type PriceChangeKind,
  priceChangeKinds,
  type PriceEnding,
  priceEndings,
  rateOf,
} from '@souk/contract/catalog/price-change.ts'
import { useState } from 'react'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DecimalField, PercentField } from '../../../ui/fields/number-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { type PriceChangeBody, usePriceChangePreview, usePriceChangeWrite } from './price-change.data.ts'
import { PriceChangeSteps } from './price-change-steps.tsx'
import styles from './price-change.module.css'

/** What is multiplied: products’ own prices, a book, or the book of a country that is still to be chosen. */
export type PriceChangeOf = { productIds: readonly string[] } | { book: Book } | { country: null }
export type PricedCollection = { id: string; currencies: readonly string[] }
type Props = {
  collection: PricedCollection
  of: PriceChangeOf
  onClose: () => void
  onDone?: () => void
}
const parts = ['BOTH', 'WHOLESALE', 'RETAIL'] as const
const bases = ['OWN', 'BOOK'] as const

/** Many prices by a percentage or a factor: what they become is seen before it is applied. */
export function PriceChangeDialog({ collection, of, onClose, onDone }: Props) {
  const t = useT('books')
  const [country, setCountry] = useState<string | null>(null)
  const [kind, setKind] = useState<PriceChangeKind>('PERCENT')
  const [value, setValue] = useState('')
  const [ending, setEnding] = useState<PriceEnding>('UNIT')
  const [part, setPart] = useState<(typeof parts)[number]>('BOTH')
  const [base, setBase] = useState<(typeof bases)[number]>('OWN')
  const [currency, setCurrency] = useState<string | null>(null)
  const write = usePriceChangeWrite('changePrices')

  const isRate = rateOf(kind, value) !== null
  const isWhole = isRate && (!('country' in of) || country !== null)
  const body: PriceChangeBody | null = isWhole
    ? { ...targetOf(of, country), kind, value, ending, part, base, ...(currency && { currency }) }
    : null
  const asked = useDebounced(JSON.stringify(body))
  const isSettled = asked === JSON.stringify(body)
  const preview = usePriceChangePreview(collection.id, isSettled ? body : null)
  const data = body && isSettled && !preview.isPlaceholderData ? preview.data : undefined

  const form = useSending({
    isDirty: value !== '',
    send: async () => {
      const { changed } = await write.mutateAsync({ collectionId: collection.id, body: body!, seen: data!.seen })
      toast('success', t('change.done', { count: changed }))
      onDone?.()
      onClose()
    },
  })
  function whyNot(): string | false {
    if ('country' in of && country === null) return t('change.chooseCountry')
    if (!isRate) return t(`change.value.${kind}`)
    if (!data) return preview.error?.message ?? t('change.calculating')
    if (data.impossible) return t('catalog.priceImpossible', { name: data.impossible })
    return data.changed === 0 && t('change.none')
  }
  return (
    <FormDialog
      form={form}
      title={titleOf(of, t)}
      send={data?.changed ? t('change.apply', { count: data.changed }) : t('change.applyNone')}
      whyNot={whyNot()}
      onClose={onClose}
    >
      <Stack gap={20}>
        {'country' in of && <CountryField label={t('change.country')} value={country} onChange={setCountry} />}
        <Row gap={16} align="end" className={styles.rule}>
          <Segmented
            label={t('change.kind')}
            segments={priceChangeKinds.map((one) => ({ value: one, label: t(`change.kind.${one}`) }))}
            value={kind}
            onChange={(next) => {
              setKind(next)
              setValue('')
            }}
          />
          <div className={styles.value}>
            {kind === 'PERCENT' ? (
              <PercentField label={t('change.by')} mayBeNegative value={value} onChange={setValue} />
            ) : (
              <DecimalField label={t('change.by')} decimals={4} value={value} onChange={setValue} />
            )}
          </div>
          <SelectField
            label={t('change.ending')}
            options={optionsOf(priceEndings, (one) => t(`change.ending.${one}`))}
            value={ending}
            onChange={(next) => setEnding(next as PriceEnding)}
          />
        </Row>
        <Row gap={16}>
          <SelectField
            label={t('change.part')}
            options={optionsOf(parts, (one) => t(`change.part.${one}`))}
            value={part}
            onChange={(next) => setPart(next as typeof part)}
          />
          {collection.currencies.length > 1 && (
            <SelectField
              label={t('columns.currency')}
              options={[
                { value: 'all', label: t('change.currency.all') },
                ...optionsOf(collection.currencies, (one) => one),
              ]}
              value={currency ?? 'all'}
              onChange={(next) => setCurrency(next === 'all' ? null : next)}
            />
          )}
          {'book' in of && of.book.productsCount > 0 && (
            <SelectField
              label={t('change.base')}
              options={optionsOf(bases, (one) => t(`change.base.${one}`))}
              value={base}
              onChange={(next) => setBase(next as typeof base)}
            />
          )}
        </Row>
        {data && <PriceChangeSteps preview={data} isOwn={'productIds' in of} />}
      </Stack>
    </FormDialog>
  )
}

type T = ReturnType<typeof useT<'books'>>

function titleOf(of: PriceChangeOf, t: T): string {
  if ('book' in of) return t('change.title.book', { name: of.book.name })
  return 'country' in of ? t('change.title.country') : t('change.title.products', { count: of.productIds.length })
}

function targetOf(of: PriceChangeOf, country: string | null) {
  if ('book' in of) return { bookId: of.book.id }
  return 'country' in of ? { country: country! } : { productIds: [...of.productIds] }
}

const optionsOf = <V extends string>(values: readonly V[], labelOf: (value: V) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }))
