import type { CollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { pictureSizes } from '../../../ui/pictures/picture-sizes.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import styles from './collection-cover.module.css'

type Props = {
  collection: Pick<CollectionRow, 'cover' | 'pictures' | 'collectionName'>
  load?: 'hero' | 'soon' | 'later'
}

/** Its cover, else its first pictures side by side, else its name. */
export function CollectionCover({ collection: { cover, pictures, collectionName }, load = 'later' }: Props) {
  const shown = pictures.slice(0, 3)
  if (cover || shown.length === 0) {
    return <Picture source={cover} alt="" code={collectionName} shape="brand" load={load} sizes={pictureSizes.tile} />
  }
  return (
    <span className={styles.strip}>
      {shown.map((picture) => (
        <Picture key={picture} source={picture} alt="" load={load} sizes="200px" />
      ))}
    </span>
  )
}
