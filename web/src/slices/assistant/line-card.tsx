import type { SelectionEdit, SelectionLine } from '@souk/contract/assistant/assistant-shapes.ts'
import { IconLock, IconLockOpen, IconReplace, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Quantity } from '../../ui/fields/quantity.tsx'
import { Button, IconButton } from '../../ui/layout/button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Money } from '../../ui/values/money.tsx'
import styles from './line-card.module.css'

type Props = { line: SelectionLine; isBusy: boolean; onEdit: (edit: SelectionEdit) => void }

/** One line: what it is, how many, why, and what could stand in its place. */
export function LineCard({ line, isBusy, onEdit }: Props) {
  const t = useT('assistant')
  const format = useFormat()
  const { productId, colour, name, currency, isLocked } = line
  const key = { productId, colour }
  const delivery = line.shipsFrom ?? line.shipsUntil
  const label = [name, colour].filter(Boolean).join(' · ')
  return (
    <li className={styles.line} data-locked={isLocked ? '' : undefined}>
      <Link to={`/product/${productId}/c/${line.collectionId}`} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture source={line.image} alt="" code={line.styleCode} sizes="112px" />
      </Link>
      <Stack gap={6}>
        <h3 className={styles.name}>
          <Link to={`/product/${productId}/c/${line.collectionId}`}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={styles.quiet}>
          <bdi>{line.brandName}</bdi>
          {colour && <bdi>{colour}</bdi>}
          <span>{delivery ? format.day(delivery, { month: 'short', year: 'numeric' }) : t('now')}</span>
        </p>
        {line.items && (
          <Row as="ul" gap={6} className={styles.sizes} aria-label={t('sizes')}>
            {line.items.map(({ skuId, size, value }) => (
              <li key={skuId}>
                <bdi>{size}</bdi>
                <b className="num">{value}</b>
              </li>
            ))}
          </Row>
        )}
        <Row as="ul" gap={12} className={styles.reasons} aria-label={t('why')}>
          {line.reasons.map(({ key: reason, text }) => (
            <li key={reason}>{text}</li>
          ))}
        </Row>
      </Stack>
      <div className={styles.figures}>
        <p className={styles.total}>
          <Money amount={line.total} currency={currency} />
        </p>
        <p className={styles.quiet}>
          <span>
            {t('units', { count: line.units })}
            {' × '}
            <Money amount={line.wholesale} currency={currency} />
          </span>
        </p>
        {line.margin !== null && (
          <p className={styles.quiet}>{t('margin', { percent: line.margin, markUp: line.markUp ?? 0 })}</p>
        )}
        <Quantity
          label={t(line.isCarton ? 'cartons.of' : 'packs.of', { name: label })}
          value={line.packs}
          min={1}
          max={Math.max(line.mostPacks, line.packs)}
          isDisabled={isBusy}
          onChange={(packs) => packs !== line.packs && onEdit({ action: 'packs', ...key, packs })}
        />
        <span className={styles.acts}>
          <IconButton
            label={t(isLocked ? 'unlock.of' : 'lock.of', { name: label })}
            isPressed={isLocked}
            isDisabled={isBusy}
            onClick={() => onEdit({ action: isLocked ? 'unlock' : 'lock', ...key })}
          >
            {isLocked ? (
              <IconLock size={18} stroke={1.7} aria-hidden />
            ) : (
              <IconLockOpen size={18} stroke={1.7} aria-hidden />
            )}
          </IconButton>
          {line.replacements.length > 0 && (
            <Menu
              trigger={
                <Button
                  size="small"
                  look="quiet"
                  whyNot={isBusy && t('button.busy')}
                  aria-label={t('swap.of', { name: label })}
                  icon={<IconReplace size={16} stroke={1.7} aria-hidden />}
                >
                  {t('swap')}
                </Button>
              }
              groups={[
                line.replacements.map((other) => ({
                  key: other.productId,
                  label: t('swap.option', { name: other.name, brand: other.brandName }),
                  icon: (
                    <span className={styles.thumb}>
                      <Picture source={other.image} alt="" sizes="36px" />
                    </span>
                  ),
                  hint: <Money amount={other.wholesale} currency={other.currency} />,
                  onSelect: () =>
                    onEdit({ action: 'swap', ...key, with: { productId: other.productId, colour: other.colour } }),
                })),
              ]}
            />
          )}
          <IconButton
            label={t('remove.of', { name: label })}
            isDisabled={isBusy}
            onClick={() => onEdit({ action: 'remove', ...key })}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
      </div>
    </li>
  )
}
