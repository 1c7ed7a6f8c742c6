import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import type { collections } from '@souk/contract/catalog/collections.contract.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import {
  IconArchive,
  IconArchiveOff,
  IconBook2,
  IconCopy,
  IconDots,
  IconDownload,
  IconPencil,
  IconRefresh,
  IconSpeakerphone,
  IconTrash,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { download } from '../../../lib/server/download.ts'
import { type DownloadTarget, useDownload } from '../../../lib/download-slot.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useArchiveCollection } from './archive-collection.ts'
import { useSyncCollection } from './sync-collection.ts'
import { useMayWrite } from '../model/collection-writers.ts'

const DuplicateDialog = lazyDialog(async () => (await import('./collection-duplicate-dialog.tsx')).DuplicateDialog)
const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** A collection as a brand shows it to its partners. */
export const lineSheetOf = (collectionId: string): DownloadTarget => ({
  type: 'collectionExport',
  input: { collectionId },
  formats: ['pdf', 'pptx', 'xlsx', 'orderForm', 'orderFormWithImages'],
})

type Props = { collection: BrandCollectionRow; isOpenAlready?: boolean; onGone?: () => void }

/** What can be done with one collection as a whole. */
export function CollectionMenu({ collection, isOpenAlready = false, onGone }: Props) {
  const t = useT('catalog')
  const mayWrite = useMayWrite()
  const maySync = useMay(rights.runStores)
  const { archive, unarchive, remove } = useArchiveCollection(collection, onGone)
  const [isCopying, setCopying] = useState(false)
  const { id, collectionName: name, isArchived, status } = collection
  const start = useDownload()
  const lineSheet = {
    key: 'lineSheet',
    label: t('lineSheet'),
    icon: <IconBook2 {...look} />,
    onSelect: () => start?.(lineSheetOf(id), 'pdf'),
  }
  const exportStock = () =>
    download<typeof collections.availability>('/api/v2/catalog/collections/:collectionId/products-availability', {
      params: { collectionId: id },
    }).catch(() => {}) // it was announced
  const open = {
    key: 'open',
    label: t(mayWrite ? 'edit' : 'look'),
    icon: <IconPencil {...look} />,
    to: `/collections/edit/${id}`,
  }
  const copy = { key: 'copy', label: t('duplicate'), icon: <IconCopy {...look} />, onSelect: () => setCopying(true) }
  const announce = {
    key: 'announce',
    label: t('announce'),
    icon: <IconSpeakerphone {...look} />,
    to: `/calendar?announce=${id}`,
  }
  const isComing = !isArchived && (status === 'NEW' || status === 'IN_REVIEW')
  const stock = {
    key: 'stock',
    label: t('availability'),
    icon: <IconDownload {...look} />,
    onSelect: () => void exportStock(),
  }
  const sync = useSyncCollection(id)
  const fromStore = {
    key: 'sync',
    label: t('sync'),
    icon: <IconRefresh {...look} />,
    onSelect: () => void sync(),
  }
  const away = isArchived
    ? { key: 'back', label: t('unarchive'), icon: <IconArchiveOff {...look} />, onSelect: unarchive }
    : { key: 'away', label: t('archive'), icon: <IconArchive {...look} />, onSelect: () => void archive() }
  const gone = {
    key: 'gone',
    label: t('delete'),
    icon: <IconTrash {...look} />,
    isDanger: true,
    onSelect: () => void remove(),
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('more', { name })}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </IconButton>
        }
        groups={[
          [
            ...(isOpenAlready ? [] : [open]),
            ...(mayWrite && isComing ? [announce] : []),
            ...(mayWrite ? [copy] : []),
            ...(start && collection.productsCount > 0 ? [lineSheet] : []),
            ...(maySync && !isArchived ? [fromStore] : []),
            stock,
          ],
          mayWrite ? [away, ...(status === 'IN_REVIEW' ? [] : [gone])] : [],
        ]}
      />
      {isCopying && (
        <Suspense>
          <DuplicateDialog collection={collection} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </>
  )
}
