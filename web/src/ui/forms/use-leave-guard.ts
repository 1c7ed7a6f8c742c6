import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { session } from '../../lib/session/session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { useConfirm } from '../overlays/confirm.tsx'

/** Asks before unsaved work is left behind: by a link, the back button, or the window's own close. A tab of the same page is not leaving. */
export function useLeaveGuard(isDirty: boolean): void {
  const t = useT('ui')
  const confirm = useConfirm()
  const place = useRef('')
  useEffect(() => {
    if (isDirty) place.current = whoIsHere()
  }, [isDirty])
  // After a sign-out or a change of role it cannot be saved, so there is nothing to ask.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && place.current === whoIsHere(),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: t('leave.title'),
      text: t('leave.text'),
      yes: t('leave.yes'),
      no: t('leave.no'),
      isDestructive: true,
    }
    void confirm(question).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, t])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
}

function whoIsHere(): string {
  const { token, role, userData } = session()
  return JSON.stringify([token, role, userData?.currentEntityId])
}
