import type { WishlistCard } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { IconLink, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { ListMenu } from '../menu/wishlist-menu.tsx'
import styles from './wishlist-card.module.css'
import { listPath, useNoun } from '../model/wishlist-words.ts'

/** The whole card leads to the list; its name is the link. */
export function ListCard({ list, isSoon }: { list: WishlistCard; isSoon: boolean }) {
  const t = useT('wishlists')
  const noun = useNoun()
  const { id, name, images, linesCount, retailer, isOwn, entityName, isShared, hasPublicLink } = list
  return (
    <article className={styles.card}>
      <div className={styles.pictures} data-count={Math.min(images.length, 4)}>
        {images.length === 0 && <span className={styles.none}>{t('empty')}</span>}
        {images.map((image) => (
          <Picture key={image} source={image} alt="" load={isSoon ? 'soon' : 'later'} sizes="200px" />
        ))}
      </div>
      <div className={styles.head}>
        <h2 className={styles.name} dir="auto">
          <Link to={listPath(noun, id)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <span className={styles.menu}>
          <ListMenu list={list} />
        </span>
      </div>
      <p className={styles.facts}>
        <span className="num">{t('products', { count: linesCount })}</span>
        {retailer && <span>{isOwn ? t('for', { name: retailer.name }) : t('forYou')}</span>}
        {!isOwn && <span>{t('from', { name: entityName })}</span>}
      </p>
      <p className={`${styles.facts} caption`}>
        <span>
          {t('changed')} <Ago value={list.updatedAt} />
        </span>
        {isShared && (
          <span className={styles.mark}>
            <IconUsers size={14} stroke={1.7} aria-hidden /> {t('shared')}
          </span>
        )}
        {hasPublicLink && (
          <span className={styles.mark}>
            <IconLink size={14} stroke={1.7} aria-hidden /> {t('public')}
          </span>
        )}
      </p>
    </article>
  )
}
