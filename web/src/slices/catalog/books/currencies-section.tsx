import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { currencyOptions } from '../../entities/door.ts'
import { MinimumWarning } from '../collection-edit/minimum-warning.tsx'
import { SectionHead } from './book-list-section.tsx'
import { useBookWrite, useCurrencies } from './books.data.ts'
import { CurrencyRow, useCurrencyName } from './currencies-row.tsx'
import styles from './books.module.css'

const maxCurrencies = 20

type Props = { collection: Collection; isOpen: boolean }

/** The currencies a collection has prices in; each is a list of its own. */
export function CurrenciesSection({ collection, isOpen }: Props) {
  const t = useT('books')
  const { id: collectionId, currencies } = collection
  const query = useCurrencies(collectionId)
  const currencyName = useCurrencyName()
  const confirm = useConfirm()
  const [put, isBusy] = useSetCurrencies(collectionId)

  async function remove(code: string, priced: number): Promise<void> {
    const name = currencyName(code)
    const text = priced > 0 ? t('currencies.remove.text', { count: priced, name }) : t('currencies.remove.empty')
    const question = { title: t('currencies.remove.title', { name }), text, yes: t('currencies.remove.yes') }
    if (await confirm({ ...question, no: t('delete.no'), isDestructive: true }))
      put(currencies.filter((one) => one !== code))
  }
  return (
    <Stack as="section" gap={16} aria-labelledby="currencies">
      <SectionHead id="currencies" title={t('currencies.title')} text={t('currencies.text')} />
      <QueryView query={query} skeleton={<TableSkeleton columns={3} rows={2} />}>
        {(all) => (
          <ul className={styles.rows} aria-label={t('currencies.title')}>
            {all.map((one) => (
              <CurrencyRow
                key={one.currency}
                collectionId={collectionId}
                priced={one}
                isOpen={isOpen}
                isBusy={isBusy}
                onRemove={() => void remove(one.currency, one.pricedCount)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <MinimumWarning currencies={currencies} stated={collection} />
      {isOpen && currencies.length < maxCurrencies && (
        <AddCurrency taken={currencies} isBusy={isBusy} onAdd={(code) => put([...currencies, code])} />
      )}
    </Stack>
  )
}

function useSetCurrencies(collectionId: string): [put: (currencies: string[]) => void, isBusy: boolean] {
  const client = useQueryClient()
  const set = useBookWrite('setCurrencies')
  const put = (currencies: string[]) =>
    set.mutate(
      { collectionId, currencies },
      { onSettled: () => client.invalidateQueries({ queryKey: ['collection', collectionId] }) },
    )
  return [put, set.isPending]
}

type AddProps = { taken: readonly string[]; isBusy: boolean; onAdd: (code: string) => void }

function AddCurrency({ taken, isBusy, onAdd }: AddProps) {
  const t = useT('books')
  const language = useLanguage()
  const [code, setCode] = useState<string | null>(null)
  const options = currencyOptions(language).filter(({ value }) => !taken.includes(value))
  const isReady = code !== null && !taken.includes(code)
  return (
    <div className={styles.add}>
      <ComboboxField label={t('currencies.add')} options={options} value={code} onChange={setCode} />
      <Button
        isBusy={isBusy}
        whyNot={!isReady && t('currencies.choose')}
        onClick={() => {
          if (!isReady) return
          onAdd(code)
          setCode(null)
        }}
      >
        {t('currencies.add.save')}
      </Button>
    </div>
  )
}
