import { useId } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './colour-choice.module.css'
import { Row, Stack } from '../layout/stack.tsx'
import { Swatch } from '../pictures/swatch.tsx'

type Colour = { id: string; name: string; tone: string; tone2?: string; isSoldOut?: boolean }
type Props = { label: string; colours: readonly Colour[]; value: string; onChange: (id: string) => void }

/** One of the colours of a style. The name of the chosen one stands in full, for a swatch alone names nothing. */
export function ColourChoice({ label, colours, value, onChange }: Props) {
  const t = useT('ui')
  const id = useId()
  const chosen = colours.find((colour) => colour.id === value)
  return (
    <Stack gap={6}>
      <p id={id} className={styles.label}>
        {label} <span className={styles.name}>{chosen?.name}</span>
      </p>
      <Row role="radiogroup" aria-labelledby={id} gap={4}>
        {colours.map((colour) => (
          <label
            key={colour.id}
            className={styles.swatch}
            title={colour.name}
            data-sold-out={colour.isSoldOut ? '' : undefined}
          >
            <input
              type="radio"
              className="hidden-text"
              name={id}
              checked={colour.id === value}
              aria-label={colour.isSoldOut ? t('colour.soldOut', { name: colour.name }) : colour.name}
              onChange={() => onChange(colour.id)}
            />
            <Swatch tone={colour.tone} tone2={colour.tone2} size="large" />
          </label>
        ))}
      </Row>
    </Stack>
  )
}
