import type { ListedLine } from '@souk/contract/catalog/book-products.contract.ts'
import type { ReactNode } from 'react'
import { Picture } from '../../../ui/pictures/picture.tsx'
import styles from './books.module.css'

type Props = { line: Pick<ListedLine, 'image' | 'name' | 'styleCode'>; children?: ReactNode }

/** The product of a line: picture, name and style code. */
export function BookLineHead({ line: { image, name, styleCode }, children }: Props) {
  return (
    <div className={styles.product}>
      <span className={styles.thumb}>
        <Picture source={image} alt="" code={styleCode} sizes="40px" />
      </span>
      <span className={styles.productWords}>
        <span className={styles.productName}>
          <bdi>{name}</bdi>
        </span>
        <span className="caption num">
          <bdi>{styleCode}</bdi>
        </span>
        {children && <span className="caption num">{children}</span>}
      </span>
    </div>
  )
}
