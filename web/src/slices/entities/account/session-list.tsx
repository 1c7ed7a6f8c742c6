import type { DeviceSession } from '@souk/contract/identity/identity.contract.ts'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { may } from '@souk/contract/core/abilities.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { useDevices, useEndDevice, useEndOtherDevices } from './account.data.ts'
import { deviceOf } from '@souk/contract/identity/device-name.ts'
import styles from './session-list.module.css'

/** Where the person is signed in; each can be ended from here, and its screen goes to the sign-in by itself. */
export function SessionList() {
  const t = useT('account')
  const devices = useDevices()
  const end = useEndDevice()
  const others = useEndOtherDevices()
  const isOwn = may(useActor(), identity.endOtherSessions)
  return (
    <QueryView query={devices} skeleton={<TableSkeleton rows={2} columns={2} />}>
      {(list) => (
        <Stack>
          <ul aria-label={t('devices.title')} className={styles.list}>
            {list.map((device) => (
              <Line
                key={device.id}
                device={device}
                isBusy={end.isPending && end.variables === device.id}
                onEnd={() => end.mutate(device.id)}
              />
            ))}
          </ul>
          {isOwn && list.length > 1 && (
            <div>
              <Button isBusy={others.isPending} onClick={() => others.mutate()}>
                {t('devices.endOthers')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </QueryView>
  )
}

type Props = { device: DeviceSession; isBusy: boolean; onEnd: () => void }

function Line({ device, isBusy, onEnd }: Props) {
  const t = useT('account')
  const format = useFormat()
  const { browser, system, isPhone } = deviceOf(device.agent)
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop
  const name = browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
  return (
    <li className={styles.line}>
      <Icon size={20} stroke={1.5} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {device.isCurrent && <Tag tone="ok">{t('devices.this')}</Tag>}
          {device.isStrong && <Tag>{t('devices.strong')}</Tag>}
          {device.isImpersonation && <Tag tone="warn">{t('devices.visit')}</Tag>}
        </p>
        <p className={styles.facts}>
          {device.entityName && <bdi>{device.entityName}</bdi>}
          {device.country && <span>{format.country(device.country)}</span>}
          <bdi className="num">{device.address}</bdi>
          <Ago value={device.seenAt} />
        </p>
      </div>
      {!device.isCurrent && (
        <Button size="small" isBusy={isBusy} aria-label={t('devices.endOf', { name })} onClick={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
