import type { Request } from '@souk/contract/core/endpoint.ts'
import { team } from '@souk/contract/entities/team.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { restoreSession } from '../../../lib/session/restore-session.ts'

export function useTeam() {
  return useQuery({
    queryKey: ['entity', 'team'],
    queryFn: ({ signal }) => call(team.list, {}, { signal, isQuiet: true }),
  })
}

/** Also after a refusal: it may have changed under the reader's eyes. */
function useTeamWrite<In, Out>(write: (input: In) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['entity', 'team'] }),
        client.invalidateQueries({ queryKey: ['entity', 'checklist'] }),
      ]),
  })
}

export const useInvite = () => useTeamWrite((body: Request<typeof team.invite>['body']) => call(team.invite, { body }))
export const useInviteAgain = () => useTeamWrite((userId: string) => call(team.inviteAgain, { params: { userId } }))
type Change = Request<typeof team.change>
export const useChangeTeammate = () =>
  useTeamWrite(({ userId, ...body }: Change['params'] & Change['body']) =>
    call(team.change, { params: { userId }, body }),
  )
export const useRemoveTeammate = () => useTeamWrite((userId: string) => call(team.remove, { params: { userId } }))
export const useOfferHandover = () => useTeamWrite((userId: string) => call(team.offerSuperUser, { body: { userId } }))
export const useAcceptHandover = () =>
  useTeamWrite(async (token: string) => {
    await call(team.acceptSuperUser, { body: { token } })
    await restoreSession()
  })
