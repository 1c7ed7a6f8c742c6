import type { ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import type { Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import { IconBan, IconDots, IconPackageImport, IconPackageOff, IconTruckDelivery } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useWrite } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'

const ReceiveSheet = lazyDialog(async () => (await import('./receive-sheet.tsx')).ReceiveSheet)

const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
const icons: Partial<Record<ShipmentStatus, typeof IconBan>> = {
  RETURNED: IconPackageImport,
  FAILED: IconPackageOff,
  CANCELLED: IconBan,
}
const forward: readonly ShipmentStatus[] = ['PRE_TRANSIT', 'IN_TRANSIT', 'DELIVERED']

/** Exactly what the table allows this side now. */
export function ShipmentActions({ shipment }: { shipment: Shipment }) {
  const t = useT('shipments')
  const side = useSide()
  const confirm = useConfirm()
  const move = useWrite('changeShipment')
  const [open, setOpen] = useState<'receive' | 'claim' | null>(null)
  const { id, version, number, may, isReplacement } = shipment
  const next = side === 'brand' ? may.moves.find((status) => forward.includes(status)) : undefined
  const others = may.moves.filter((status) => !forward.includes(status))
  const go = (status: ShipmentStatus, more: { invoice?: boolean } = {}) => move.mutate({ id, version, status, ...more })
  async function giveUp(status: ShipmentStatus): Promise<void> {
    const question = {
      title: t(`ask.${status}`, { number }),
      text: t(`ask.${status}.text`),
      yes: t(`move.${status}`),
      no: t('ask.no'),
      isDestructive: true,
    }
    if (await confirm(question)) go(status)
  }
  const later = next === 'PRE_TRANSIT' && !isReplacement
  return (
    <Row>
      {next && (
        <Button look="primary" icon={<IconTruckDelivery {...look} />} isBusy={move.isPending} onClick={() => go(next)}>
          {t(`move.${next}`)}
        </Button>
      )}
      {may.receive && (
        <Button look="primary" icon={<IconPackageImport {...look} />} onClick={() => setOpen('receive')}>
          {t('receive')}
        </Button>
      )}
      {may.claim && <Button onClick={() => setOpen('claim')}>{t('claim')}</Button>}
      {(later || others.length > 0) && (
        <Menu
          trigger={
            <IconButton label={t('more', { number })}>
              <IconDots size={18} stroke={1.7} aria-hidden />
            </IconButton>
          }
          groups={[
            later
              ? [
                  {
                    key: 'later',
                    label: t('move.later'),
                    icon: <IconTruckDelivery {...look} />,
                    onSelect: () => go('PRE_TRANSIT', { invoice: false }),
                  },
                ]
              : [],
            others.map((status) => {
              const Icon = icons[status] ?? IconBan
              return {
                key: status,
                label: t(`move.${status}`),
                icon: <Icon {...look} />,
                isDanger: true,
                onSelect: () => void giveUp(status),
              }
            }),
          ]}
        />
      )}
      <Suspense>
        {open && <ReceiveSheet shipment={shipment} isClaimOnly={open === 'claim'} onClose={() => setOpen(null)} />}
      </Suspense>
    </Row>
  )
}
