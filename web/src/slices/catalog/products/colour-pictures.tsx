import { useId } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import styles from './colour-pictures.module.css'

type Props = {
  images: readonly string[]
  chosen: Readonly<Record<string, string>>
  onChoose: (colour: string, image: string) => void
}

/** The picture that shows a colour in carts, orders and on the product page; the first one where none is chosen. */
export function ColourPictures({ images, chosen, onChoose }: Props) {
  const t = useT('products')
  const id = useId()
  return (
    <Stack as="section" className={styles.colours} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('colourPictures')}
      </h3>
      {Object.entries(chosen).map(([colour, image]) => (
        <Row key={colour} as="fieldset" className={styles.colour}>
          <legend className={styles.name}>
            <bdi>{colour}</bdi>
          </legend>
          {images.map((address, at) => (
            <label key={address} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-${colour}`}
                checked={image === address || (image === '' && at === 0)}
                onChange={() => onChoose(colour, address)}
              />
              <span className="hidden-text">{t('pictures.name', { number: at + 1 })}</span>
              <span className={styles.picture}>
                <Picture source={address} alt="" sizes="48px" />
              </span>
            </label>
          ))}
        </Row>
      ))}
    </Stack>
  )
}
