import type { Channels } from '@souk/contract/identity/notification-kinds.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useChangeNotifications, useNotificationSettings } from './account.data.ts'
import styles from './notification-settings.module.css'

const channels = ['inApp', 'mail', 'digest'] as const satisfies (keyof Channels)[]

/** One line for each kind, one box for each channel; without any the kind is off. */
export function NotificationSettingsTable() {
  const t = useT('account')
  const change = useChangeNotifications()
  return (
    <QueryView query={useNotificationSettings()} skeleton={<FormSkeleton fields={6} />}>
      {({ kinds }) => (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('notifications.kind')}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className={styles.channel}>
                  {t(`notifications.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind: key, inApp, mail, digest }) => {
              const setting = { kind: key, inApp, mail, digest }
              const kind = t(`notifications.kind.${key}`)
              return (
                <tr key={key}>
                  <th scope="row">{kind}</th>
                  {channels.map((channel) => (
                    <td key={channel} className={styles.channel}>
                      <Checkbox
                        label={
                          <span className="hidden-text">
                            {t('notifications.cell', { kind, channel: t(`notifications.${channel}`) })}
                          </span>
                        }
                        isChecked={setting[channel]}
                        onChange={(isOn) => change.mutate({ kinds: [{ ...setting, [channel]: isOn }] })}
                      />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </QueryView>
  )
}
