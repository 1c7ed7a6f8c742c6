import type { ListEntry } from '@souk/contract/catalog/lists.contract.ts'
import type { ListName } from '@souk/contract/reference/list-names.ts'
import { IconDots } from '@tabler/icons-react'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useWrite } from './lists.data.ts'

type Props = { list: ListName; entry: ListEntry; entries: readonly ListEntry[]; onOpen: () => void }

/** What may be done about one entry; what is in use is hidden, not removed. */
export function EntryTools({ list, entry, entries, onOpen }: Props) {
  const t = useT('lists')
  const confirm = useConfirm()
  const [change, remove, order] = [useWrite('change'), useWrite('remove'), useWrite('order')]
  const { key, isHidden, uses, version } = entry
  const name = `\u2068${useLanguage() === 'ar' ? entry.nameAr : entry.nameEn}\u2069`
  const at = entries.findIndex((one) => one.key === key)

  function move(by: 1 | -1): void {
    const keys = entries.map((one) => one.key)
    keys.splice(at + by, 0, ...keys.splice(at, 1))
    order.mutate({ list, keys })
  }
  async function ask(): Promise<void> {
    const isYes = await confirm({
      title: t('remove.title', { name }),
      text: t('remove.text'),
      yes: t('remove'),
      no: t('remove.no'),
      isDestructive: true,
    })
    if (isYes) remove.mutate({ list, key })
  }
  return (
    <Menu
      trigger={
        <IconButton label={t('more', { name })}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </IconButton>
      }
      groups={[
        [
          { key: 'rename', label: t('rename'), onSelect: onOpen },
          { key: 'up', label: t('up'), isDisabled: at === 0 || order.isPending, onSelect: () => move(-1) },
          {
            key: 'down',
            label: t('down'),
            isDisabled: at === entries.length - 1 || order.isPending,
            onSelect: () => move(1),
          },
          {
            key: 'hide',
            label: t(isHidden ? 'show' : 'hide'),
            onSelect: () => change.mutate({ list, key, isHidden: !isHidden, version }),
          },
        ],
        [
          {
            key: 'remove',
            label: t('remove'),
            isDanger: true,
            isDisabled: uses > 0,
            ...(uses > 0 && { hint: t('remove.used') }),
            onSelect: () => void ask(),
          },
        ],
      ]}
    />
  )
}
