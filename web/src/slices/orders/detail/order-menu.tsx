import type { ReducedLine } from '@souk/contract/orders/order-lines.contract.ts'
import type { Order } from '@souk/contract/orders/order-shapes.ts'
import {
  IconAddressBook,
  IconBan,
  IconDownload,
  IconListCheck,
  IconMessage,
  IconRepeat,
  IconX,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useMessageLink } from '../../../lib/message-link.ts'
import { toast } from '../../../lib/toast.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useDownload } from '../../../lib/download-slot.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { OrderReducedLines } from './order-reduced-lines.tsx'
import { ordersFile } from '../model/orders-file.ts'
import { useSide } from '../model/order-side.ts'
import { useWrite } from '../model/orders.data.ts'

const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
type Extra = { refusal: string | null; hasDownload: boolean } // what has no room of its own
type Open = 'refuse' | 'cancel' | 'update' | 'availability'

/** What is done less often; ending it stands last. */
export function useOrderMenu(
  { id, may, brand, retailer }: Order,
  open: (what: Open) => void,
  { refusal, hasDownload }: Extra,
) {
  const t = useT('order')
  const side = useSide()
  const isOpen = useCanNavigate()
  const navigate = useNavigate()
  const download = useDownload()
  const say = useT('ui')
  const file = ordersFile([id])
  const sendReorder = useWrite('reorder')
  const toMessage = useMessageLink()
  const confirm = useConfirm()
  const action = { label: t('reorder.open'), run: () => void navigate('/checkout') }
  const reducedQuestion = (reduced: readonly ReducedLine[], count: number) => ({
    title: t('reorder.reduced'),
    text: <OrderReducedLines lines={reduced} />,
    yes: t('reorder.add', { count }),
  })
  async function reorder(): Promise<void> {
    const { reduced, units: available } = await sendReorder.mutateAsync({ id, isPreview: true })
    if (available === 0) return void toast('warning', t('reorder.nothing'))
    if (reduced.length > 0 && !(await confirm(reducedQuestion(reduced, available)))) return
    const { units } = await sendReorder.mutateAsync({ id })
    toast('success', t('reorder.done', { count: units }), isOpen('/checkout') ? { action } : {})
  }
  const one = (key: string, icon: React.ReactNode, onSelect: () => void) => [{ key, label: t(key), icon, onSelect }]
  return [
    refusal ? one(refusal, <IconX {...look} />, () => open('refuse')) : [],
    [
      ...(toMessage
        ? [
            {
              key: 'message',
              label: t('message'),
              icon: <IconMessage {...look} />,
              to: toMessage((side === 'brand' ? retailer : brand).id, { kind: 'order', id }),
            },
          ]
        : []),
      ...(may.reorder ? one('reorder', <IconRepeat {...look} />, () => void reorder().catch(() => {})) : []),
      ...(side === 'brand' && may.propose
        ? one('availability', <IconListCheck {...look} />, () => open('availability'))
        : []),
      ...(may.update ? one('update', <IconAddressBook {...look} />, () => open('update')) : []),
    ],
    hasDownload && download
      ? file.formats.map((format) => ({
          key: format,
          label: `${say('download')}: ${say(`download.${format}`)}`,
          icon: <IconDownload {...look} />,
          onSelect: () => download(file, format),
        }))
      : [],
    may.cancel && !may.answerCancel
      ? one(may.cancelAsks ? 'askCancel' : 'cancelOrder', <IconBan {...look} />, () => open('cancel')).map((entry) => ({
          ...entry,
          isDanger: true,
        }))
      : [],
  ]
}
