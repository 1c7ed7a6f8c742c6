import type { CardRef } from '@souk/contract/messaging/conversation-limits.ts'
import type { Card } from '@souk/contract/messaging/conversations.contract.ts'
import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Money } from '../../../ui/values/money.tsx'
import styles from './message-card.module.css'
import { useCard } from './conversations.data.ts'

/** A thing that is spoken of, as its reader may see it. */
export function MessageCard({ card }: { card: Card }) {
  const t = useT('messaging')
  const { kind, title, text, image, price, link } = card
  const under = kind === 'order' ? t(`order.${text}` as 'order.CONFIRMED') : text
  return (
    <Link to={link} className={styles.card}>
      <span className={styles.picture}>
        <Picture source={image} alt="" shape="square" sizes="56px" />
      </span>
      <span className={styles.words}>
        <span className="caption">{t(`card.${kind}`)}</span>
        <bdi className={styles.title}>{title}</bdi>
        <span className={styles.under}>
          <bdi>{under}</bdi>
          {price && <Money {...price} />}
        </span>
      </span>
    </Link>
  )
}

/** A card in a draft, with the way to take it out; what may not be seen is not shown. */
export function DraftCard({ card, onRemove }: { card: CardRef; onRemove: () => void }) {
  const t = useT('messaging')
  const { data } = useCard(card)
  if (!data) return null
  return (
    <span className={styles.draft}>
      <MessageCard card={data} />
      <IconButton label={t('draft.remove', { name: data.title })} onClick={onRemove}>
        <IconX size={16} stroke={1.7} aria-hidden />
      </IconButton>
    </span>
  )
}
