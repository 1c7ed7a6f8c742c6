import { toast } from '../../../lib/toast.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useInviteDirect } from '../model/connections-writes.ts'

/** Invites, and says in numbers what was sent and what was passed over. Answers whether it worked. */
export function useInvite(): [isBusy: boolean, invite: (ids: string[]) => Promise<boolean>] {
  const t = useT('connections')
  const send = useInviteDirect()
  async function invite(ids: string[]): Promise<boolean> {
    try {
      const { invited, skipped } = await send.mutateAsync({ ids })
      if (invited > 0) toast('success', t('invited', { count: invited }))
      if (skipped > 0) toast('warning', t('invited.skipped', { count: skipped }))
      return true
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      toast('danger', error.message)
      return false
    }
  }
  return [send.isPending, invite]
}
