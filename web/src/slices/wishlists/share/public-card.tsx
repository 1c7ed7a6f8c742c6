import type { ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { PriceLine } from '../../discovery/door.ts'
import styles from './public-page.module.css'

type Props = { product: ProductCard; load: 'hero' | 'soon' | 'later' }

/** What a person without an account sees of a product: it leads nowhere they could not go. */
export function PublicCard({ product, load }: Props) {
  const t = useT('wishlists')
  const { name, brandName, image, styleCode, coloursCount, sizes } = product
  return (
    <Stack as="article" gap={2}>
      <Picture
        source={image}
        alt=""
        code={styleCode}
        load={load}
        sizes="(max-width: 760px) 50vw, (max-width: 1100px) 33vw, 300px"
      />
      <h2 className={styles.name} dir="auto">
        {name}
      </h2>
      <p className={styles.brand}>
        <bdi>{brandName}</bdi>
      </p>
      <PriceLine product={product} />
      <p className="caption num">
        {t('colours', { count: coloursCount })}
        {sizes.length > 0 && (
          <>
            {' · '}
            <bdi>{sizes.length === 1 ? sizes[0] : `${sizes[0]}–${sizes.at(-1)}`}</bdi>
          </>
        )}
      </p>
    </Stack>
  )
}
