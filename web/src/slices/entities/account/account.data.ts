import type { Request } from '@souk/contract/core/endpoint.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { notificationSettings } from '@souk/contract/identity/notification-settings.contract.ts'
import type { NotificationSettings } from '@souk/contract/identity/notification-settings.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../../../lib/server/call.ts'
import { storeUserData } from '../../../lib/session/session.ts'

type Person = Request<typeof identity.changeMe>['body']

/** The answer is the person: it is kept as the profile of this session. */
export async function changeMe(body: Person, options?: CallOptions): Promise<void> {
  storeUserData(await call(identity.changeMe, { body }, options))
}

/** As it is saved now: it may have been changed in another tab or on another device. */
export async function readMe(): Promise<void> {
  storeUserData(await call(identity.me, {}, { isQuiet: true }))
}

export function useDevices() {
  return useQuery({
    queryKey: ['me', 'sessions'],
    queryFn: ({ signal }) => call(identity.sessions, {}, { signal, isQuiet: true }),
  })
}

export function useEndDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(identity.endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['me', 'sessions'] }),
  })
}

export function useEndOtherDevices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(identity.endOtherSessions, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ['me', 'sessions'] }),
  })
}

export function useImpersonations() {
  return useQuery({
    queryKey: ['me', 'impersonations'],
    queryFn: ({ signal }) => call(identity.impersonations, {}, { signal, isQuiet: true }),
  })
}

export function useDigest() {
  return useQuery({
    queryKey: ['me', 'digest'],
    queryFn: ({ signal }) => call(entities.digest, {}, { signal, isQuiet: true }),
  })
}

export function useSaveDigest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Request<typeof entities.scheduleEmail>['body']) => call(entities.scheduleEmail, { body }),
    onSuccess: (digest) => client.setQueryData(['me', 'digest'], digest),
  })
}

export function useNotificationSettings() {
  return useQuery({
    queryKey: ['me', 'notifications'],
    queryFn: ({ signal }) => call(notificationSettings.read, {}, { signal, isQuiet: true }),
  })
}

type SettingsChange = Request<typeof notificationSettings.change>['body']

/** Shown at once, and taken back where it could not be saved. */
export function useChangeNotifications() {
  const client = useQueryClient()
  const key = ['me', 'notifications']
  return useMutation({
    mutationFn: (body: SettingsChange) => call(notificationSettings.change, { body }),
    onMutate: ({ kinds = [] }) =>
      client.setQueryData<NotificationSettings>(
        key,
        (known) =>
          known && {
            ...known,
            kinds: known.kinds.map((one) => ({ ...one, ...kinds.find(({ kind }) => kind === one.kind) })),
          },
      ),
    onSuccess: (settings) => client.setQueryData(key, settings),
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}
