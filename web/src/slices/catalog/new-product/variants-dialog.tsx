import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useProductWrite } from '../model/products.data.ts'
import {
  type Axis,
  type Line,
  cellOf,
  gridOf,
  gridProblem,
  renamed,
  toggled,
  variantsOf,
  withLine,
  withoutLine,
} from './variant-grid.ts'
import styles from './new-product.module.css'

const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** Colours by sizes: names are typed, ticks say what is offered. What was ordered stays, and the server says so. */
export function VariantsDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useT('products')
  const write = useProductWrite('setVariants')
  const [saved] = useState(() => gridOf(product.variants))
  const [grid, setGrid] = useState(saved)
  const { colours, sizes, on } = grid
  const wrong = gridProblem(grid)
  const form = useSending({
    isDirty: grid !== saved,
    objection: () => wrong && t(wrong),
    send: async () => {
      await write.mutateAsync({ id: product._id, variants: variantsOf(grid), version: product.version })
      onClose()
    },
  })
  const nameField = (axis: Axis, { key, name }: Line) => (
    <span className={axis === 'colours' ? styles.name : styles.size}>
      <TextField
        label={t(axis === 'colours' ? 'variants.colour' : 'variants.size')}
        isLabelHidden
        maxLength={axis === 'colours' ? 60 : 30}
        value={name}
        onChange={(text) => setGrid(renamed(grid, axis, key, text))}
      />
      <IconButton
        label={t('variants.remove', { name: name || '–' })}
        onClick={() => setGrid(withoutLine(grid, axis, key))}
      >
        <IconTrash {...look} />
      </IconButton>
    </span>
  )
  return (
    <FormDialog
      form={form}
      isEdit
      size="wide"
      title={t('variants.title', { name: product.name })}
      send={t('saveBar.save')}
      onClose={onClose}
    >
      <div className={styles.scroller}>
        <table className={styles.grid} aria-label={t('parts.skus')}>
          <thead>
            <tr>
              <th scope="col">{t('variants.colour')}</th>
              {sizes.map((size) => (
                <th key={size.key} scope="col">
                  {nameField('sizes', size)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colours.map((colour) => (
              <tr key={colour.key}>
                <th scope="row">{nameField('colours', colour)}</th>
                {sizes.map((size) => {
                  const cell = cellOf(colour.key, size.key)
                  return (
                    <td key={size.key}>
                      <Checkbox
                        label={
                          <span className="hidden-text">
                            {t('variants.offered', { colour: colour.name, size: size.name })}
                          </span>
                        }
                        isChecked={on.has(cell)}
                        onChange={() => setGrid(toggled(grid, cell))}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Row className={styles.tools}>
        <Button icon={<IconPlus {...look} />} onClick={() => setGrid(withLine(grid, 'colours', ''))}>
          {t('variants.addColour')}
        </Button>
        <Button icon={<IconPlus {...look} />} onClick={() => setGrid(withLine(grid, 'sizes', ''))}>
          {t('variants.addSize')}
        </Button>
      </Row>
    </FormDialog>
  )
}
