import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../../../lib/language/format.ts'
import { useT } from '../../../../lib/language/use-t.ts'
import { Field } from '../../../../ui/fields/field.tsx'
import { FieldMark } from '../../../../ui/fields/field-mark.tsx'
import { isRightToLeft } from '../../../../ui/browser/reading-direction.ts'
import { type Place, nextPlace } from '../../../../ui/sizes/size-matrix-grid.ts'
import { type Sku, type StockChange, gridOf, openPlaces } from './stock-cells.ts'
import { useStockTexts } from './use-stock-texts.ts'
import styles from './stock-grid.module.css'

type Props = {
  label: string
  help?: string
  variants: readonly Variant[]
  unitsOf: (sku: Sku) => number | null
  savedOf: (sku: Sku) => number | null
  placeholder: string
  hasStock?: boolean // what orders hold and what is left stand below each figure
  errorOf?: (sku: Sku) => string | undefined
  error?: string | undefined
  onChange?: (requests: readonly StockChange[]) => void // without it, it is read
  onLeave?: (sku: Sku) => void
}

/** A figure for each SKU, colours by sizes: typed, walked with the arrows, or pasted from a spreadsheet. */
export function StockGrid(props: Props) {
  const { label, help, variants, unitsOf, savedOf, placeholder, hasStock, errorOf, error, onChange, onLeave } = props
  const t = useT('products')
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const grid = useMemo(() => gridOf(variants), [variants])
  const [focused, setFocused] = useState<Sku | null>(null)
  const all = variants.flatMap(({ sizes }) => sizes)
  const typed = useStockTexts({ grid, unitsOf, onChange })
  const { textOf, notRead, outside } = typed
  const wrongIn = (sku: Sku) => notRead(sku) ?? errorOf?.(sku)
  const lost = outside > 0 ? t('matrix.outside', { count: outside }) : undefined
  const first = all.map(notRead).find(Boolean) ?? error ?? all.map((sku) => errorOf?.(sku)).find(Boolean) ?? lost

  function move(event: KeyboardEvent<HTMLInputElement>, from: Place): void {
    if (!/^(Arrow|Enter|Home|End)/.test(event.key) || event.altKey) return
    event.preventDefault()
    const to = nextPlace(openPlaces(grid), from, {
      key: event.key,
      isRtl: isRightToLeft(event.currentTarget),
      hasShift: event.shiftKey,
      hasControl: event.ctrlKey || event.metaKey,
    })
    if (to) table.current?.querySelector<HTMLInputElement>(`[data-place="${to.row}-${to.column}"]`)?.focus()
  }
  function leave(sku: Sku): void {
    typed.leave(sku)
    onLeave?.(sku)
  }
  return (
    <Field label={label} help={help} error={first} isGroup>
      {(wires) => (
        <div className={styles.grid}>
          <div className={styles.scroller}>
            <table ref={table} className={styles.table} aria-labelledby={wires['aria-labelledby']}>
              <thead>
                <tr>
                  <th scope="col" className={styles.colour}>
                    <span className={styles.head}>
                      {t('grid.colour')} <FieldMark error={first} isRight={false} />
                    </span>
                  </th>
                  {grid.sizes.map((size) => (
                    <th key={size} scope="col">
                      <bdi>{size}</bdi>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {grid.rows.map(({ colour, cells }, row) => (
                  <tr key={colour}>
                    <th scope="row" className={styles.colour}>
                      <bdi>{colour}</bdi>
                    </th>
                    {cells.map((sku, column) => {
                      const size = grid.sizes[column]!
                      if (!sku) return <td key={size} className={styles.hole} aria-label={t('grid.notMade')} />
                      const value = unitsOf(sku)
                      const wrong = wrongIn(sku)
                      return (
                        <td key={size}>
                          {onChange ? (
                            <input
                              className={`${styles.cell} num`}
                              data-place={`${row}-${column}`}
                              data-changed={value === savedOf(sku) ? undefined : ''}
                              inputMode="numeric"
                              autoComplete="off"
                              enterKeyHint="next"
                              value={textOf(sku) ?? value ?? ''}
                              data-unread={notRead(sku) ? '' : undefined}
                              placeholder={placeholder}
                              aria-label={t('grid.cell', { label, colour, size })}
                              aria-describedby={`${id}${sku.skuId}`}
                              aria-invalid={wrong ? true : undefined}
                              onFocus={(event) => {
                                event.target.select()
                                setFocused(sku)
                                typed.enter(sku)
                              }}
                              onBlur={() => leave(sku)}
                              onChange={(event) => typed.type(sku, event.target.value)}
                              onKeyDown={(event) => move(event, { row, column })}
                              onPaste={(event) => {
                                event.preventDefault()
                                typed.paste({ row, column }, event.clipboardData.getData('text'))
                              }}
                            />
                          ) : (
                            <span className={`${styles.read} num`} title={sku.sku}>
                              {value ?? placeholder}
                            </span>
                          )}
                          <span id={`${id}${sku.skuId}`} className={`${styles.says} num`}>
                            {hasStock && <StockLine onHand={value} reserved={sku.reserved ?? 0} />}
                            <span className="hidden-text">
                              {t('grid.sku', { sku: sku.sku })} {wrong}
                            </span>
                          </span>
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.foot} aria-hidden>
            {focused ? <bdi className="num">{t('grid.sku', { sku: focused.sku })}</bdi> : onChange && t('grid.keys')}
          </p>
        </div>
      )}
    </Field>
  )
}

/** What is reserved is said where there is something. */
function StockLine({ onHand, reserved }: { onHand: number | null; reserved: number }) {
  const t = useT('products')
  const format = useFormat()
  const available = onHand === null ? null : Math.max(onHand - reserved, 0)
  return (
    <>
      {reserved > 0 && <span>{t('stock.reserved', { units: format.number(reserved) })}</span>}
      {reserved > 0 && available !== null && <br />}
      {available !== null && <span>{t('stock.available', { units: format.number(available) })}</span>}
    </>
  )
}
