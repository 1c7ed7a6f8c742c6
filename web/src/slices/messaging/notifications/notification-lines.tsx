import type { Notification } from '@souk/contract/messaging/notifications.contract.ts'
import type { NotificationKind } from '@souk/contract/identity/notification-kinds.ts'
import {
  type Icon,
  IconAlertTriangle,
  IconArrowsExchange,
  IconBell,
  IconBookmark,
  IconBuildingStore,
  IconCalendarEvent,
  IconChecklist,
  IconChecks,
  IconCreditCard,
  IconDownload,
  IconGift,
  IconHanger,
  IconHeart,
  IconMail,
  IconMessage,
  IconPackage,
  IconPercentage,
  IconReceipt,
  IconSparkles,
  IconTruckDelivery,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Ago, useNow } from '../../../ui/values/date.tsx'
import styles from './notification-lines.module.css'
import { useMarkRead } from './notifications.data.ts'

const icons: Record<NotificationKind, Icon> = {
  orders: IconPackage,
  orderChanges: IconArrowsExchange,
  comments: IconMessage,
  shipments: IconTruckDelivery,
  payments: IconReceipt,
  credit: IconCreditCard,
  connections: IconUserPlus,
  followers: IconHeart,
  openings: IconCalendarEvent,
  closings: IconCalendarEvent,
  shares: IconBookmark,
  downloads: IconDownload,
  teams: IconUsers,
  reviews: IconChecks,
  messages: IconMail,
  referrals: IconGift,
  prospects: IconSparkles,
  requests: IconBell,
  signUps: IconBuildingStore,
  newBrands: IconHanger,
  collections: IconChecklist,
  disputes: IconPercentage,
  failures: IconAlertTriangle,
}

type Props = { items: readonly Notification[]; level: 'h2' | 'h3'; onOpen?: () => void }

/** The newest first, under a heading for each day. */
export function NotificationLines({ items, level: Heading, onOpen }: Props) {
  const t = useT('messaging')
  const format = useFormat()
  const now = useNow()
  const today = dayOf(now)
  const yesterday = dayOf(new Date(now.getTime() - 86_400_000))
  function dayLabel(day: string): string {
    if (day === today) return t('day.today')
    if (day === yesterday) return t('day.yesterday')
    return format.date(`${day}T12:00:00`, { weekday: 'long', day: 'numeric', month: 'long' })
  }
  const days = Map.groupBy(items, ({ createdAt }) => dayOf(new Date(createdAt)))
  return [...days].map(([day, lines]) => (
    <section key={day} className={styles.day}>
      <Heading className={styles.heading}>{dayLabel(day)}</Heading>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ))
}

/** In the reader's own time zone. */
function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

function Line({ line, onOpen }: { line: Notification; onOpen?: (() => void) | undefined }) {
  const t = useT('messaging')
  const mark = useMarkRead()
  const { id, kind, title, text, link, createdAt, readAt } = line
  const isRead = readAt !== null
  const Picture = icons[kind] ?? IconBell
  function open(): void {
    if (!isRead) mark.mutate({ id, isRead: true })
    onOpen?.()
  }
  return (
    <li className={styles.line} data-unread={isRead ? undefined : ''}>
      <Picture size={18} stroke={1.6} aria-hidden className={styles.icon} />
      <Stack as="span" gap={2} className={styles.words}>
        <Link to={link} className={styles.title} onClick={open}>
          {!isRead && <span className="hidden-text">{t('notifications.unread')} </span>}
          {title}
        </Link>
        <span className={styles.text}>{text}</span>
        <span className="caption">
          <Ago value={createdAt} />
        </span>
      </Stack>
      <IconButton
        label={t(isRead ? 'notifications.markUnread' : 'notifications.markRead', { title })}
        onClick={() => mark.mutate({ id, isRead: !isRead })}
      >
        <span className={styles.dot} data-read={isRead ? '' : undefined} />
      </IconButton>
    </li>
  )
}
