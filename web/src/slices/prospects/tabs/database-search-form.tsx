import { type FormEvent, useId } from 'react'
import { priceBands } from '@souk/contract/core/bands.ts'
import { storeTypes } from '@souk/contract/entities/entity-words.ts'
import { matchModes, thresholds } from '@souk/contract/prospects/prospect-words.ts'
import { categories } from '@souk/contract/reference/taxonomy.ts'
import { useReferenceList } from '../../../lib/reference-lists.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { countryOptions } from '../../../ui/choices/country-options.tsx'
import { MultiSelectField } from '../../../ui/choices/multi-select-field.tsx'
import type { Option } from '../../../ui/choices/options.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { SearchInput } from '../../../ui/fields/search-box.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { bodyOf, isSame, noSearch, useDatabaseSearch, useSearchDraft } from './database-filters.ts'
import { useLeadFilters, useProspectWrite, useRates } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

type Props = { isUnpaid: boolean }

/** Words and filters are put together for free; Enter or the button, which names the price, searches. */
export function DatabaseSearchForm({ isUnpaid }: Props) {
  const t = useT('prospects')
  const all = useReferenceList('categories', categories)
  const format = useFormat()
  const language = useLanguage()
  const form = useId()
  const { search: shown, change } = useDatabaseSearch()
  const { draft, setDraft, markAsked } = useSearchDraft(shown)
  const { mutate, isPending } = useProspectWrite('search')
  const facets = useLeadFilters().data
  const cost = useRates().data?.search ?? 1
  const counted = (options: readonly Option[], known: readonly { value: string; count: number }[] | undefined) =>
    options.flatMap((option) => {
      const count = known?.find(({ value }) => value === option.value)?.count
      if (known && count === undefined) return []
      return [count === undefined ? option : { ...option, hint: format.number(count) }]
    })
  const isShown = isSame(draft, shown) && !isUnpaid
  function search(event: FormEvent): void {
    event.preventDefault()
    if (isPending || isShown) return
    markAsked()
    if (isSame(draft, noSearch)) change(noSearch)
    else mutate(bodyOf(draft), { onSuccess: () => change({ ...draft, q: draft.q.trim(), page: null }) })
  }
  return (
    <FilterBar>
      <form id={form} onSubmit={search}>
        <SearchInput
          label={t('search.label')}
          text={draft.q}
          onType={(q) => setDraft({ q: q.slice(0, 100) })}
          onClear={() => setDraft({ q: '' })}
        />
      </form>
      <div className={styles.filters}>
        <MultiSelectField
          isOptional
          label={t('filter.countries')}
          value={draft.countries}
          options={counted(countryOptions(language), facets?.countries)}
          onChange={(countries) => setDraft({ countries })}
        />
        <MultiSelectField
          isOptional
          label={t('filter.storeTypes')}
          value={draft.types}
          options={counted(
            storeTypes.map((value) => ({ value, label: t(`storeTypes.${value}`) })),
            facets?.storeTypes,
          )}
          onChange={(types) => setDraft({ types: storeTypes.filter((one) => types.includes(one)) })}
        />
        <MultiSelectField
          isOptional
          label={t('filter.categories')}
          value={draft.categories}
          options={counted(
            all.map(({ key }) => ({ value: key, label: t(`categories.${key}`) })),
            facets?.categories,
          )}
          onChange={(keys) => setDraft({ categories: all.flatMap(({ key }) => (keys.includes(key) ? [key] : [])) })}
        />
        <MultiSelectField
          isOptional
          label={t('filter.prices')}
          value={draft.prices}
          options={counted(
            priceBands.retailer.map(({ key, label, from, to }) => ({
              value: key,
              label: (t as T)(label, { from: from ?? '', to: to ?? '' }),
            })),
            facets?.retailPrices,
          )}
          onChange={(prices) => setDraft({ prices })}
        />
        <SelectField
          isOptional
          label={t('filter.match')}
          value={draft.match ? String(draft.match) : 'any'}
          options={[
            { value: 'any', label: t('filter.anyMatch') },
            ...thresholds.map((one) => ({ value: String(one), label: format.number(one / 100, { style: 'percent' }) })),
          ]}
          onChange={(value) => setDraft({ match: thresholds.find((one) => String(one) === value) ?? null })}
        />
        {draft.categories.length > 0 && (
          <Segmented
            label={t('filter.mode')}
            value={draft.mode}
            segments={matchModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={(mode) => setDraft({ mode })}
          />
        )}
      </div>
      <Button type="submit" form={form} look="primary" isBusy={isPending} whyNot={isShown && t('search.shown')}>
        {isSame(draft, noSearch) ? t('search.all') : t('search', { count: cost })}
      </Button>
      <p className={styles.quiet}>{t('search.free')}</p>
    </FilterBar>
  )
}
