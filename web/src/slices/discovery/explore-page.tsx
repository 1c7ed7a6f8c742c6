import { type Department, departments } from '@souk/contract/reference/departments.ts'
import { useSearchParams } from 'react-router'
import { useT } from '../../lib/use-t.ts'
import { ChoiceChips } from '../../ui/chips.tsx'
import { Page } from '../../ui/page.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CardsSkeleton } from '../../ui/skeletons.tsx'
import { BrandGrid } from './brand-grid.tsx'
import { useBrands } from './discovery.data.ts'
import styles from './explore-page.module.css'

type List = 'BRANDS' | 'PREMIUMBRANDS'

function BrandsPage({ list }: { list: List }) {
  const t = useT('discovery')
  const { department, q, change } = useFilters()
  const brands = useBrands({ list, ...(department && { department }), ...(q && { q }) })
  const first = brands.data?.pages[0]
  const title = t(list === 'BRANDS' ? 'explore.title' : 'premium.title')
  return (
    <Page title={title} lead={first && t('explore.lead', { count: first.total })}>
      <div className={styles.filters}>
        <SearchBox label={t('explore.search')} value={q} onSearch={(text) => change('q', text)} />
        <ChoiceChips
          label={t('explore.departments')}
          isSingle
          value={department ? [department] : []}
          chips={departments.map((value) => ({ value, label: t(`departments.${value}`) }))}
          onChange={([value = '']) => change('department', value)}
        />
      </div>
      <QueryView
        query={brands}
        skeleton={<CardsSkeleton cards={6} shape="brand" />}
        empty={({ pages }) =>
          pages[0]?.brands.length === 0 && {
            title: t('explore.empty'),
            text: t('explore.emptyText'),
            ...((department || q) && { onClear: () => change('q', '', 'department') }),
          }
        }
      >
        {({ pages }) => (
          <BrandGrid
            label={title}
            name={`explore-${list}`}
            brands={pages.flatMap((page) => page.brands)}
            onEnd={() => brands.hasNextPage && !brands.isFetchingNextPage && void brands.fetchNextPage()}
          />
        )}
      </QueryView>
    </Page>
  )
}

/** The filters in the address. Read by hand: this is a page people arrive at, and a schema would be a third of its weight. */
function useFilters() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('department')
  function change(name: 'q' | 'department', value: string, ...cleared: string[]): void {
    setSearch((now) => {
      const next = new URLSearchParams(now)
      for (const one of [name, ...cleared]) next.delete(one)
      if (value) next.set(name, value)
      return next
    })
  }
  return {
    q: search.get('q')?.slice(0, 100) ?? '',
    department: departments.find((one): one is Department => one === asked),
    change,
  }
}

/** /explore */
export const ExplorePage = () => <BrandsPage list="BRANDS" />
/** /explore/premiumbrands */
export const PremiumBrandsPage = () => <BrandsPage list="PREMIUMBRANDS" />
