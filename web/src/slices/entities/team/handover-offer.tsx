import { useEffect, useEffectEvent, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { text, useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAcceptHandover } from './team.data.ts'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

/** `?handover=` of a mail: the token leaves the address first, then the person is asked, then it is used. */
export function HandoverOffer() {
  const t = useT('team')
  const { userData } = useSession()
  const token = useTokenFromAddress()
  const [isLeft, setLeft] = useState(false)
  const accept = useAcceptHandover()
  if (!token || isLeft) return null
  const entity = `\u2068${userData?.entityName ?? ''}\u2069`
  const leave = () => setLeft(true)
  const take = () => accept.mutate(token, { onSuccess: leave })
  return (
    <Dialog
      isOpen
      title={t('offer.title', { entity })}
      onClose={leave}
      actions={
        accept.isError ? (
          <CloseButton onClose={leave} />
        ) : (
          <>
            <Button onClick={leave}>{t('form.later')}</Button>
            <Button look="primary" isBusy={accept.isPending} onClick={take}>
              {t('offer.accept')}
            </Button>
          </>
        )
      }
    >
      {accept.error instanceof Failed ? <Notice>{accept.error.message}</Notice> : <p>{t('offer.text', { entity })}</p>}
    </Dialog>
  )
}

function useTokenFromAddress(): string | null {
  const [{ handover }, change] = useUrlState({ handover: text(2_000) })
  const [token] = useState(handover)
  const remove = useEffectEvent(() => change({ handover: null }, { replace: true }))
  useEffect(() => {
    if (handover) remove()
  }, [handover])
  return handover ? null : token
}
