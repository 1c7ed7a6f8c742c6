import type { AdminEntity } from '@souk/contract/entities/admin.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Switch } from '../../../ui/choices/switch.tsx'
import { useChangeEntity } from './admin-writes.data.ts'

const marks = ['isPremium', 'isAnalyticsEnabled', 'isLeadAIEnabled', 'isDemo'] as const
const ways = ['marketplace', 'direct'] as const

/** The fields only an admin may set. Each switch acts at once. */
export function EntitySheet({ entity, onClose }: { entity: AdminEntity | null; onClose: () => void }) {
  const t = useT('admin')
  const save = useChangeEntity()
  if (!entity) return null
  const { id, access } = entity
  const isBusy = save.isPending
  return (
    <SideSheet isOpen title={entity.entityName} onClose={onClose}>
      <Stack gap={20}>
        {entity.entityType === 'retailer' &&
          ways.map((way) => (
            <Switch
              key={way}
              label={t(`access.${way}`)}
              help={t(`access.${way}.help`)}
              isOn={access.includes(way)}
              isDisabled={isBusy}
              onChange={(isOn) =>
                save.mutate({
                  id,
                  change: { access: ways.filter((one) => (one === way ? isOn : access.includes(one))) },
                })
              }
            />
          ))}
        {marks.map((mark) => (
          <Switch
            key={mark}
            label={t(`marks.${mark}`)}
            help={t(
              mark === 'isAnalyticsEnabled' && entity.analyticsAskedAt
                ? 'marks.analyticsAsked.help'
                : `marks.${mark}.help`,
            )}
            isOn={entity[mark]}
            isDisabled={isBusy}
            onChange={(isOn) => save.mutate({ id, change: { [mark]: isOn } })}
          />
        ))}
      </Stack>
    </SideSheet>
  )
}
