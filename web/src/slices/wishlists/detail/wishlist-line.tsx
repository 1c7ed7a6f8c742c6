import type { WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Link } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { ProductLineHead } from '../../../ui/sizes/product-line.tsx'
import { PriceLine, ProductStatus, productPath } from '../../discovery/door.ts'
import { LineNote } from './line-note.tsx'
import type { ShownList } from '../model/wishlists.data.ts'
import styles from './wishlist-line.module.css'
import { useLineDraft } from './use-line-draft.ts'
import { useWrite } from '../model/wishlists.data.ts'

const LineQuantities = lazyPart(async () => (await import('./line-quantities.tsx')).LineQuantities)

type Props = { list: ShownList; line: WishlistLine }

/** One product on a list, or why it cannot be had any more. */
export function ListLine({ list, line }: Props) {
  const t = useT('wishlists')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const draft = useLineDraft(list.id, line)
  const { product, kept: snapshot, unavailable, units } = line
  const name = product?.name ?? snapshot.name
  const mayCount = product !== null && list.mayEdit && product.variants.length > 0
  return (
    <article className={styles.line} data-gone={unavailable ? '' : undefined}>
      <div className={styles.picture}>
        <Picture source={product?.images[0] ?? snapshot.image} alt="" code={snapshot.styleCode} sizes="96px" />
      </div>
      <Stack gap={2} className={styles.body}>
        <ProductLineHead
          level="h2"
          name={product && !unavailable ? <Link to={`${productPath(product)}/w/${list.id}`}>{name}</Link> : name}
        >
          <bdi>{product?.brandName ?? snapshot.brandName}</bdi>
          <bdi className="num">{product?.styleCode ?? snapshot.styleCode}</bdi>
          {product && <ProductStatus product={product} isOnlyNews />}
        </ProductLineHead>
        {product && <PriceLine product={product} />}
        {unavailable && <p className={styles.why}>{t(`unavailable.${unavailable}`)}</p>}
        {!list.mayEdit && line.note && (
          <p className={styles.said} dir="auto">
            {line.note}
          </p>
        )}
        <Row gap={12} align="start" className={styles.tools}>
          {mayCount ? (
            <Button
              size="small"
              icon={<IconChevronDown size={15} stroke={1.8} aria-hidden className={styles.turn} />}
              onClick={() => setOpen(!isOpen)}
              aria-label={units > 0 ? t('quantities.of', { name, count: units }) : t('quantities.none', { name })}
              aria-expanded={isOpen}
              aria-controls={id}
            >
              {units > 0 ? t('units', { count: units }) : t('quantities')}
            </Button>
          ) : (
            units > 0 && <span className="num">{t('units', { count: units })}</span>
          )}
          {list.mayEdit && <LineNote name={name} value={draft.note} onChange={(note) => draft.change({ note })} />}
        </Row>
      </Stack>
      {list.mayEdit && (
        <div className={styles.end}>
          <RemoveLine list={list} line={line} name={name} />
        </div>
      )}
      {draft.problem && (
        <div className={styles.matrix}>
          <Notice
            action={
              <Button size="small" onClick={draft.saveNow}>
                {t('saveAgain')}
              </Button>
            }
          >
            {t('notSaved', { why: draft.problem })}
          </Notice>
        </div>
      )}
      {isOpen && mayCount && (
        <div id={id} className={styles.matrix}>
          <Suspense>
            <LineQuantities product={product} draft={draft} />
          </Suspense>
        </div>
      )}
    </article>
  )
}

/** Can be taken back from the toast, with everything that stood there. */
function RemoveLine({ list, line, name }: Props & { name: string }) {
  const t = useT('wishlists')
  const remove = useWrite('removeLine')
  const add = useWrite('saveLines')
  const { productId, quantities, cartons, note, product } = line
  async function take(): Promise<void> {
    await remove.mutateAsync({ id: list.id, productId })
    const back = () => add.mutate({ wishlistId: list.id, lines: [{ productId, quantities, cartons, note }] })
    toast('success', t('removed', { name }), product ? { action: { label: t('undo'), run: back } } : {})
  }
  return (
    <IconButton label={t('removeLine', { name })} onClick={() => void take().catch(() => {})}>
      <IconTrash size={17} stroke={1.7} aria-hidden />
    </IconButton>
  )
}
