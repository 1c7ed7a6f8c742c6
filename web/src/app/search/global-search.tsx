import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { recentSearches } from '../../lib/recent-searches.ts'
import { useT } from '../../lib/language/use-t.ts'
import { CommandPalette, type PaletteGroup } from '../../ui/overlays/command-palette.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { SaveDialog, useSearchActions } from './search-actions.tsx'
import styles from './global-search.module.css'
import { usePageHits } from './use-page-hits.ts'
import type { SearchProvider } from './search-providers.ts'

type Props = { providers: readonly SearchProvider[]; isOpen: boolean; onClose: () => void }

/** Asks every provider at once; a search that failed shows nothing old. */
export function GlobalSearch({ providers, isOpen, onClose }: Props) {
  const t = useT('shell')
  const navigate = useNavigate()
  const isOpenPage = useCanNavigate()
  const [text, setText] = useState('')
  const { product: openProduct, beside, onDone } = useSearchActions()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', text, ...providers.map(({ key }) => key)],
    queryFn: ({ signal }) => Promise.all(providers.map(({ find }) => find(text, signal))),
    enabled: isOpen && text !== '',
    placeholderData: keepPreviousData,
  })
  const pages = usePageHits(text)
  const found: PaletteGroup[] = providers.map(({ key, word }, at) => ({
    key,
    label: t(word),
    items: (error ? [] : (data?.[at] ?? [])).map(({ to, image, product, ...hit }) => ({
      ...hit,
      ...(product && beside(product)),
      ...(image !== undefined && { icon: <Thumb image={image} /> }),
      onChoose: () => void navigate(to),
    })),
  }))
  const pageGroup: PaletteGroup = {
    key: 'pages',
    label: t('search.pages'),
    items: pages.map(({ to, ...hit }) => ({ ...hit, onChoose: () => void navigate(to) })),
  }
  const searchFor = (q: string) => void navigate(`/search?q=${encodeURIComponent(q)}`)
  const allResults: PaletteGroup = {
    key: 'all',
    label: t('search.more'),
    items:
      text && !error && isOpenPage('/search')
        ? [{ key: 'all', label: t('search.all', { text }), onChoose: () => searchFor(text) }]
        : [],
  }
  const isExact = hasExactName(text)
  const groups = [...found.filter(isExact), pageGroup, ...found.filter((group) => !isExact(group)), allResults]
  const recent = recentSearches().map((q) => ({ key: q, label: q, onChoose: () => searchFor(q) }))
  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onClose={onClose}
        placeholder={t('search.field')}
        onSearch={setText}
        groups={groups}
        recent={isOpenPage('/search') ? recent : []}
        onEnter={isOpenPage('/search') ? searchFor : undefined}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
      />
      {openProduct && <SaveDialog product={openProduct} onDone={onDone} />}
    </>
  )
}

/** A brand or order that is named exactly comes first, so that Enter opens it. */
const hasExactName = (text: string) => (group: PaletteGroup) =>
  group.key !== 'products' &&
  group.items.some(({ label }) => label.toLocaleLowerCase() === text.trim().toLocaleLowerCase())

function Thumb({ image }: { image: string | null }) {
  return (
    <span className={styles.thumb}>
      <Picture source={image} alt="" shape="square" sizes="36px" />
    </span>
  )
}
