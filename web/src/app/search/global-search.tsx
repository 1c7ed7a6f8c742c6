import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { CommandPalette, type PaletteGroup } from '../../ui/overlays/command-palette.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { SaveDialog, useSearchActions } from './search-actions.tsx'
import styles from './global-search.module.css'
import type { SearchProvider } from './search-providers.ts'

type Props = { providers: readonly SearchProvider[]; isOpen: boolean; onClose: () => void }

/** Asks every provider at once; a search that failed shows nothing old. */
export function GlobalSearch({ providers, isOpen, onClose }: Props) {
  const t = useT('shell')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { product: kept, beside, onDone } = useSearchActions()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', text, ...providers.map(({ key }) => key)],
    queryFn: ({ signal }) => Promise.all(providers.map(({ find }) => find(text, signal))),
    enabled: isOpen && text !== '',
    placeholderData: keepPreviousData,
  })
  const groups: PaletteGroup[] = providers.map(({ key, word }, at) => ({
    key,
    label: t(word),
    items: (error ? [] : (data?.[at] ?? [])).map(({ to, image, product, ...hit }) => ({
      ...hit,
      ...(product && beside(product)),
      ...(image !== undefined && { icon: <Thumb image={image} /> }),
      onChoose: () => void navigate(to),
    })),
  }))
  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onClose={onClose}
        placeholder={t('search.field')}
        onSearch={setText}
        groups={groups}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
      />
      {kept && <SaveDialog product={kept} onDone={onDone} />}
    </>
  )
}

function Thumb({ image }: { image: string | null }) {
  return (
    <span className={styles.thumb}>
      <Picture source={image} alt="" shape="square" sizes="36px" />
    </span>
  )
}
