import type { WishlistCard } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { IconArrowMerge, IconCopy, IconDots, IconPencil, IconTableImport, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useNavigate } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { listPath, useNoun } from '../model/wishlist-words.ts'
import { useWrite } from '../model/wishlists.data.ts'

const ListNameDialog = lazyDialog(async () => (await import('./wishlist-name-dialog.tsx')).ListNameDialog)
const MergeDialog = lazyDialog(async () => (await import('./merge-dialog.tsx')).MergeDialog)
const ImportSheet = lazyDialog(async () => (await import('./import-sheet.tsx')).ImportSheet)
const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

type Props = { list: WishlistCard; onGone?: () => void }

/** What can be done with one list as a whole. */
export function ListMenu({ list, onGone }: Props) {
  const t = useT('wishlists')
  const noun = useNoun()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const remove = useWrite('removeList')
  const [open, setOpen] = useState<'rename' | 'copy' | 'merge' | 'import' | null>(null)
  const { id, name, mayManage, mayEdit } = list
  async function end(): Promise<void> {
    const isSure = await confirm({
      title: t('remove.title', { name }),
      text: t('remove.text'),
      yes: t('remove.yes'),
      no: t('form.cancel'),
      isDestructive: true,
    })
    if (!isSure) return
    onGone?.()
    await remove.mutateAsync({ id }).catch(() => {}) // it was announced
  }
  const close = () => setOpen(null)
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
            ...(mayManage
              ? [
                  {
                    key: 'rename',
                    label: t('rename'),
                    icon: <IconPencil {...look} />,
                    onSelect: () => setOpen('rename'),
                  },
                ]
              : []),
            { key: 'copy', label: t('duplicate'), icon: <IconCopy {...look} />, onSelect: () => setOpen('copy') },
            ...(mayEdit
              ? [
                  {
                    key: 'merge',
                    label: t('merge'),
                    icon: <IconArrowMerge {...look} />,
                    onSelect: () => setOpen('merge'),
                  },
                  {
                    key: 'import',
                    label: t('import'),
                    icon: <IconTableImport {...look} />,
                    onSelect: () => setOpen('import'),
                  },
                ]
              : []),
          ],
          mayManage
            ? [
                {
                  key: 'gone',
                  label: t('form.remove'),
                  icon: <IconTrash {...look} />,
                  isDanger: true,
                  onSelect: () => void end(),
                },
              ]
            : [],
        ]}
      />
      <Suspense>
        {open === 'rename' && <ListNameDialog list={list} onClose={close} />}
        {open === 'copy' && (
          <ListNameDialog list={list} isCopy onClose={close} onMade={(made) => void navigate(listPath(noun, made))} />
        )}
        {open === 'merge' && <MergeDialog list={list} onClose={close} />}
        {open === 'import' && <ImportSheet list={list} onClose={close} />}
      </Suspense>
    </>
  )
}
