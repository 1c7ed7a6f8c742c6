import { useState } from 'react'
import { toast } from '../src/lib/toast.ts'
import { CartonMatrix } from '../src/ui/sizes/carton-matrix.tsx'
import { Gallery } from '../src/ui/pictures/gallery.tsx'
import { SizeMatrix } from '../src/ui/sizes/size-matrix.tsx'
import type { Grid } from '../src/ui/sizes/size-matrix-grid.ts'
import { carton, firstOrder, garment, sizes, stocks, tones } from './input-data.ts'
import styles from './input-frame.module.css'
import { useWords } from './words.ts'
import { ShowSection, Specimen } from './show-frame.tsx'

const ids = ['sage', 'slate', 'oat', 'madder'] as const

/** A style is looked at and ordered. */
export function InputMatrixSection() {
  const t = useWords()
  const [grid, setGrid] = useState<Grid>(firstOrder)
  const [at, setAt] = useState(0)
  const [cartons, setCartons] = useState<Record<string, number>>({ sage: 2 })
  const colours = ids.map((id) => ({ id, name: t(`colour.${id}`), tone: tones[id], stocks: stocks[id] }))
  const pictures = colours.map(({ id, name, tone }) => ({
    id,
    name,
    source: garment(tone),
    alt: t('matrix.picture', { colour: name }),
  }))
  const boxes = colours.map(({ id, name, tone }, index) => ({
    id,
    name,
    tone,
    contents: carton,
    stock: [34, 8, null, 0][index] ?? null,
  }))
  const order = {
    price: '68.00',
    currency: 'EUR',
    minimum: { amount: '2000.00' },
    onAdd: () => toast('success', t('matrix.added')),
  }
  const show = (id: string) => setAt(ids.findIndex((one) => one === id))
  return (
    <ShowSection>
      <div className={styles.product}>
        <Gallery label={t('matrix.gallery')} pictures={pictures} at={at} onAt={setAt} code="MO-S27-0114" />
        <div className={styles.stack}>
          <SizeMatrix
            title={t('matrix.order')}
            sizes={sizes}
            colours={colours}
            value={grid}
            onChange={setGrid}
            onColour={show}
            run={[1, 2, 2, 1]}
            order={order}
          />
        </div>
      </div>
      <Specimen title={t('matrix.cartons')}>
        <div className={styles.product}>
          <CartonMatrix
            title={t('matrix.orderCartons')}
            cartons={boxes}
            value={cartons}
            onChange={setCartons}
            onColour={show}
            order={{ ...order, minimum: { amount: '1500.00' } }}
          />
        </div>
      </Specimen>
    </ShowSection>
  )
}
