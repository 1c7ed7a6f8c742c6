import { Picture } from '../src/ui/pictures/picture.tsx'
import { Swatch } from '../src/ui/pictures/swatch.tsx'
import { garment, tones } from './input-data.ts'
import styles from './input-frame.module.css'
import { useWords } from './words.ts'
import { ShowSection, Specimen } from './show-frame.tsx'

/** Pictures that come, and those that do not. */
export function InputPictureSection() {
  const t = useWords()
  return (
    <ShowSection>
      <Specimen title={t('states')}>
        <div className={styles.shelf}>
          <figure className={styles.figure}>
            <Picture source={garment(tones.madder)} alt={t('picture.there')} load="soon" />
            <figcaption className="caption">{t('picture.there')}</figcaption>
          </figure>
          <figure className={styles.figure}>
            <Picture source={null} alt="" code="MO-S27-0114" />
            <figcaption className="caption">{t('picture.missing')}</figcaption>
          </figure>
          <figure className={styles.figure}>
            <Picture source="data:image/png;base64,broken" alt={t('picture.broken')} code="KN-W26-0031" load="soon" />
            <figcaption className="caption">{t('picture.broken')}</figcaption>
          </figure>
          <figure className={styles.figure}>
            <Picture source={garment(tones.slate)} alt="" shape="brand" load="soon" />
            <figcaption className="caption">{t('picture.brand')}</figcaption>
          </figure>
        </div>
      </Specimen>
      <Specimen title={t('picture.swatches')}>
        <div className={styles.line}>
          <Swatch tone={tones.sage} size="small" />
          <Swatch tone={tones.slate} />
          <Swatch tone={tones.oat} tone2={tones.ink} size="large" />
          <Swatch tone={tones.chalk} size="large" />
        </div>
      </Specimen>
    </ShowSection>
  )
}
