import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'

function useConsoleWrite<In, Out>(write: (input: In) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

type Because = { id: string; reason: string }
export const useEndUserSessions = () =>
  useConsoleWrite(({ id, reason }: Because) =>
    call(consoleCalls.endUserSessions, { params: { id }, body: { reason } }, { isQuiet: true }),
  )
export const useResetTwoFactor = () =>
  useConsoleWrite(({ id, reason }: Because) =>
    call(consoleCalls.resetTwoFactor, { params: { id }, body: { reason } }, { isQuiet: true }),
  )
export const useRetryJob = () => useConsoleWrite((id: string) => call(consoleCalls.retryJob, { params: { id } }))
export const useDiscardJob = () => useConsoleWrite((id: string) => call(consoleCalls.discardJob, { params: { id } }))

type Closing = { isOn: boolean; minutes: number | null }
export const useSetMaintenance = () =>
  useConsoleWrite((body: Closing) => call(consoleCalls.setMaintenance, { body }, { isQuiet: true }))
