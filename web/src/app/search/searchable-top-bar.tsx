import { type ComponentProps, Suspense, useState } from 'react'
import { useCommandPalette } from '../../ui/overlays/use-command-palette.ts'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import type { SearchProvider } from './search-providers.ts'
import { TopBar } from '../shell/top-bar.tsx'

const GlobalSearch = lazyDialog(async () => (await import('./global-search.tsx')).GlobalSearch)

type Props = Omit<ComponentProps<typeof TopBar>, 'onSearch'> & { providers: readonly SearchProvider[] }

/** The bar where there is something to search: the palette itself is fetched when it is first opened. */
export function SearchableTopBar({ providers, ...bar }: Props) {
  const { isOpen, open, close } = useCommandPalette()
  const [isWanted, setWanted] = useState(false)
  if (isOpen && !isWanted) setWanted(true)
  return (
    <>
      <TopBar {...bar} onSearch={open} />
      {isWanted && (
        <Suspense>
          <GlobalSearch providers={providers} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
