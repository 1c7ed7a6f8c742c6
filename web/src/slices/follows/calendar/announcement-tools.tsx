import type { CalendarEntry } from '@souk/contract/follows/follows.contract.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import styles from './announcement-tools.module.css'
import { announcing } from '../model/calendar-address.ts'
import { useWithdraw } from '../model/follows.data.ts'

/** What its own brand can do with an announcement. */
export function AnnouncementTools({ entry }: { entry: CalendarEntry }) {
  const t = useT('follows')
  const [, change] = useUrlState(announcing)
  const confirm = useConfirm()
  const withdraw = useWithdraw()
  const { id, collectionId, collectionName: name } = entry
  async function end(): Promise<void> {
    const isSure = await confirm({
      title: t('withdraw.title', { name }),
      text: t('withdraw.text'),
      yes: t('withdraw.yes'),
      no: t('withdraw.no'),
    })
    if (isSure) withdraw.mutate(id)
  }
  return (
    <div className={styles.tools}>
      <IconButton label={t('announce.change', { name })} onClick={() => change({ announce: collectionId })}>
        <IconPencil size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={t('withdraw', { name })} onClick={() => void end()}>
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  )
}
