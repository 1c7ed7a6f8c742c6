import { type CSSProperties, useState } from 'react'
import { Link } from 'react-router'
import { useMessageLink } from '../../../lib/message-link.ts'
import { useOwnTitle } from '../../../lib/own-title.ts'
import { OrderSizes, ProductActs } from '../../../lib/product-acts.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ColourChoice } from '../../../ui/choices/colour-choice.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { SkipLink } from '../../../ui/layout/skip-link.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Gallery } from '../../../ui/pictures/gallery.tsx'
import { useCollection } from '../../catalog/door.ts'
import { HiddenPrice } from './hidden-price.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { ProductAvailability } from './product-availability.tsx'
import styles from './product-detail.module.css'
import { ProductFacts } from './product-facts.tsx'
import { ProductFigures } from './product-figures.tsx'
import { usePictures } from './product-pictures.ts'
import { ProductStatus } from './product-status.tsx'
import { isSoldOut } from './product-stock.ts'
import { toneOf } from './product-tones.ts'
import { ProductBreadcrumb } from './product-breadcrumb.tsx'
import type { KnownProduct } from './product.data.ts'

/** The pictures on one side, everything that decides on the other. */
export function ProductDetail({ product }: { product: KnownProduct }) {
  const t = useT('discovery')
  const [at, setAt] = useState(0)
  const { name, styleCode, brandId, brandName, variants, description, coloursAhead = 0 } = product
  useOwnTitle(name)
  const { data: collection } = useCollection(product.collectionId)
  const [chosen, setColour] = useState<string | null>(null)
  const colour = chosen ?? variants[0]?.colour ?? ''
  function showColour(next: string): void {
    setColour(next)
    const picture = product.images.indexOf(variants.find((one) => one.colour === next)?.image ?? '')
    if (picture >= 0) setAt(picture)
  }
  const { entityType } = useSession()
  const toMessage = useMessageLink()
  const className = entityType === 'guest' ? styles.offer : product.isOrderable ? styles.sizes : styles.reason
  const availability = <ProductAvailability product={product} {...(variants.length > 1 && { colour })} />
  return (
    <>
      {product.isOrderable && <SkipLink to="sizes">{t('skip.sizes')}</SkipLink>}
      <ProductBreadcrumb product={product} />
      <div className={styles.sides}>
        <div className={styles.pictures}>
          <Gallery
            pictures={usePictures(product)}
            at={at}
            onAt={setAt}
            label={t('pictures', { name })}
            code={styleCode}
          />
        </div>
        <Stack gap={20} className={styles.facts}>
          <header>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <Row as="p" gap={16} className={styles.under}>
              <Link to={`/brand/${brandId}`} className={styles.brand}>
                <bdi>{brandName}</bdi>
              </Link>
              <bdi className="num">{styleCode}</bdi>
              <ProductStatus product={product} />
            </Row>
          </header>
          <ProductFigures product={product} collection={collection} />
          {collection && <CurrencySwitch collection={collection} />}
          <Row className={styles.acts}>
            {product.wholesalePrice === undefined && <HiddenPrice brandId={brandId} />}
            <ProductActs place="page" products={[product]} />
            {entityType === 'retailer' && toMessage && (
              <ButtonLink to={toMessage(brandId, { kind: 'product', id: product._id })}>
                {t('product.message')}
              </ButtonLink>
            )}
          </Row>
          {coloursAhead > 1 && <div className={styles.colours} />}
          {variants.length > 1 && (
            <ColourChoice
              label={t('colour')}
              colours={variants.map((variant) => ({
                id: variant.colour,
                name: variant.colour,
                tone: toneOf(variant.colour),
                isSoldOut: isSoldOut(variant),
              }))}
              value={colour}
              onChange={showColour}
            />
          )}
          {coloursAhead > 0 && <div className={className} style={{ '--colours': coloursAhead } as CSSProperties} />}
          {variants.length > 0 && (
            <div id="sizes">
              <OrderSizes
                product={product}
                onColour={showColour}
                waiting={
                  <div className={className} style={{ '--colours': variants.length } as CSSProperties}>
                    {availability}
                  </div>
                }
              >
                {availability}
              </OrderSizes>
            </div>
          )}
          {description && (
            <p className={styles.story} dir="auto">
              {description}
            </p>
          )}
          <ProductFacts product={product} collection={collection} />
        </Stack>
      </div>
    </>
  )
}
