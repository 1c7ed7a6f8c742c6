import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useT } from '../lib/use-t.ts'
import { useConfirm } from './confirm.tsx'

/** Asks before unsaved work is left behind: by a link, the back button, or the window's own close. A tab of the same page is not leaving. */
export function useLeaveGuard(isDirty: boolean): void {
  const t = useT('ui')
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
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
