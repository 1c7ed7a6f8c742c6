import { Suspense } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import type { Lead } from '@souk/contract/prospects/prospect-shapes.ts'
import { priceBands } from '@souk/contract/core/bands.ts'
import { storeTypes } from '@souk/contract/entities/entity-words.ts'
import { matchModes, thresholds } from '@souk/contract/prospects/prospect-words.ts'
import { categories } from '@souk/contract/reference/taxonomy.ts'
import { useFormat } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { type T, useT } from '../../lib/language/use-t.ts'
import { oneOf, useUrlState } from '../../lib/url/url-state.ts'
import { countryOptions } from '../../ui/choices/country-options.tsx'
import { MultiSelectField } from '../../ui/choices/multi-select-field.tsx'
import type { Option } from '../../ui/choices/options.ts'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { SelectField } from '../../ui/choices/select-field.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { StatePanel } from '../../ui/feedback/state-panel.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { FilterBar } from '../../ui/tables/filter-bar.tsx'
import { Pager } from '../../ui/tables/pager.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { useDatabaseFilters } from './database-filters.ts'
import { ContinueLink } from './continue-link.tsx'
import type { MapPoint } from './lead-map.tsx'
import { LeadCard } from './lead-card.tsx'
import { useLeadFilters, useLeads, useRates } from './prospects.data.ts'
import styles from './prospects.module.css'

const LeadMap = lazyPart(async () => (await import('./lead-map.tsx')).LeadMap)
const cleared = { q: null, countries: null, types: null, categories: null, prices: null, match: null, mode: null }

/** Every store, best match first; a new search or filter costs one search, and the hint says so before. */
export function DatabaseTab() {
  const t = useT('prospects')
  const { body, change } = useDatabaseFilters()
  const [{ view }, changeView] = useUrlState({ view: oneOf(['list', 'map'], 'list') })
  const list = JSON.stringify(body).slice(0, 500)
  const query = useLeads(body)
  return (
    <div className={styles.stack}>
      <DatabaseFilters />
      <div>
        <Segmented
          label={t('view')}
          value={view}
          segments={[
            { value: 'list', label: t('view.list') },
            { value: 'map', label: t('view.map') },
          ]}
          onChange={(next) => changeView({ view: next })}
        />
      </div>
      <QueryView query={query} skeleton={<CardsSkeleton />}>
        {({ leads, below, ...paging }) =>
          leads.length === 0 ? (
            <StatePanel
              title={t('database.none')}
              action={<Button onClick={() => change(cleared)}>{t('clear')}</Button>}
            >
              {below > 0 ? t('database.below', { count: below }) : t('database.none.text')}
            </StatePanel>
          ) : (
            <div className={styles.stack}>
              <h2 className="hidden-text">{t('tab.database')}</h2>
              <ContinueLink list={list} ids={leads.map(({ id }) => id)} />
              <Suspense fallback={<CardsSkeleton />}>{view === 'map' && <LeadMap here={pointsOf(leads)} />}</Suspense>
              <div className={styles.grid}>
                {leads.map((lead) => (
                  <LeadCard key={lead.id} lead={lead} from={{ list, ids: leads.map(({ id }) => id) }} />
                ))}
              </div>
              <Pager {...paging} onPage={(page) => change({ page })} />
            </div>
          )
        }
      </QueryView>
    </div>
  )
}

const pointsOf = (leads: readonly Lead[]) =>
  leads.flatMap(({ latitude, longitude }): MapPoint[] =>
    latitude === null || longitude === null ? [] : [[longitude, latitude]],
  )

function DatabaseFilters() {
  const t = useT('prospects')
  const format = useFormat()
  const language = useLanguage()
  const { body, filters, change } = useDatabaseFilters()
  const facets = useLeadFilters().data
  const cost = useRates().data?.search ?? 1
  const counted = (options: readonly Option[], known: readonly { value: string; count: number }[] | undefined) =>
    options.flatMap((option) => {
      const count = known?.find(({ value }) => value === option.value)?.count
      if (known && count === undefined) return []
      return [count === undefined ? option : { ...option, hint: format.number(count) }]
    })
  return (
    <FilterBar search={{ label: t('search.label'), value: body.search ?? '', onSearch: (q) => change({ q }) }}>
      <div className={styles.filters}>
        <MultiSelectField
          isOptional
          label={t('filter.countries')}
          value={filters.countries}
          options={counted(countryOptions(language), facets?.countries)}
          onChange={(countries) => change({ countries })}
        />
        <MultiSelectField
          isOptional
          label={t('filter.storeTypes')}
          value={filters.storeTypes}
          options={counted(
            storeTypes.map((value) => ({ value, label: t(`storeTypes.${value}`) })),
            facets?.storeTypes,
          )}
          onChange={(types) => change({ types })}
        />
        <MultiSelectField
          isOptional
          label={t('filter.categories')}
          value={filters.categories}
          options={counted(
            categories.map(({ key }) => ({ value: key, label: t(`categories.${key}`) })),
            facets?.categories,
          )}
          onChange={(categories) => change({ categories })}
        />
        <MultiSelectField
          isOptional
          label={t('filter.prices')}
          value={filters.retailPrices}
          options={counted(
            priceBands.retailer.map(({ key, label, from, to }) => ({
              value: key,
              label: (t as T)(label, { from: from ?? '', to: to ?? '' }),
            })),
            facets?.retailPrices,
          )}
          onChange={(prices) => change({ prices })}
        />
        <SelectField
          isOptional
          label={t('filter.match')}
          value={filters.match ? String(filters.match) : 'any'}
          options={[
            { value: 'any', label: t('filter.anyMatch') },
            ...thresholds.map((one) => ({ value: String(one), label: format.number(one / 100, { style: 'percent' }) })),
          ]}
          onChange={(value) => change({ match: thresholds.find((one) => String(one) === value) })}
        />
        {filters.categories.length > 0 && (
          <Segmented
            label={t('filter.mode')}
            value={filters.mode}
            segments={matchModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={(mode) => change({ mode })}
          />
        )}
      </div>
      <p className={styles.quiet}>
        {t('search', { count: cost })}. {t('search.free')}
      </p>
    </FilterBar>
  )
}
