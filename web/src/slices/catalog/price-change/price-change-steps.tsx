import type { PriceChangePreview } from '@souk/contract/catalog/price-changes.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Row, RuledList, Stack } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import styles from './price-change.module.css'

type Props = { preview: PriceChangePreview; isOwn: boolean }

/** How many prices become others, the first of them, and what cannot be undone. */
export function PriceChangeSteps({ preview, isOwn }: Props) {
  const t = useT('books')
  const { changed, productsCount, steps, impossible, book } = preview
  if (impossible) return <Notice kind="warning">{t('catalog.priceImpossible', { name: impossible })}</Notice>
  if (changed === 0) return <Notice kind="info">{t('change.none')}</Notice>
  return (
    <Stack gap={12} as="section" aria-label={t('change.preview')}>
      <p>
        {t('change.summary', {
          prices: t('change.prices', { count: changed }),
          products: t('change.products', { count: productsCount }),
        })}{' '}
        {book && (book.id ? t('change.intoBook', { name: book.name }) : t('change.newBook', { name: book.name }))}
      </p>
      {book && book.assigneesCount > 1 && (
        <Notice kind="warning">{t('change.shared', { name: book.name, count: book.assigneesCount - 1 })}</Notice>
      )}
      <RuledList aria-label={t('change.preview')}>
        {steps.map(({ productId, name, currency, part, before, after }) => (
          <Row as="li" key={`${productId} ${currency} ${part}`} gap={16} isSpread className={styles.step}>
            <span>
              <bdi>{name}</bdi> <span className="caption">{t(`change.part.${part}`)}</span>
            </span>
            <span>
              <s className={styles.before}>
                <Money amount={before} currency={currency} />
              </s>
              <span className={styles.arrow} />
              <Money amount={after} currency={currency} />
            </span>
          </Row>
        ))}
      </RuledList>
      {steps.length < changed && <p className="caption">{t('change.more', { count: changed - steps.length })}</p>}
      <p className="caption">{t(isOwn ? 'change.final.own' : 'change.final.book')}</p>
    </Stack>
  )
}
