import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import type { ShownList } from '../model/wishlists.data.ts'
import { ShareFollowUp } from './share-follow-up.tsx'
import { ShareInside } from './share-inside.tsx'
import { ShareLink } from './share-link.tsx'
import { ShareMail } from './share-mail.tsx'
import { useShareable } from '../model/wishlists.data.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

/** Who sees the list: people inside, anyone with the link, and those who get it by mail. */
export function ShareSheet({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const t = useT('wishlists')
  const { entityType } = useSession()
  const isShared = list.shares.some(({ entityId, isActive }) => entityId && isActive)
  const isReminding = entityType === 'retailer' ? isShared : list.retailer !== null
  return (
    <SideSheet
      isOpen
      title={t('share.title', { name: list.name })}
      onClose={onClose}
      actions={<CloseButton onClose={onClose} />}
    >
      <Stack gap={20}>
        <QueryView query={useShareable()}>{(known) => <ShareInside list={list} known={known} />}</QueryView>
        {isReminding && <ShareFollowUp list={list} />}
        <ShareLink list={list} />
        <ShareMail list={list} />
      </Stack>
    </SideSheet>
  )
}
