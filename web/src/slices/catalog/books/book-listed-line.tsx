import type { ListedLine } from '@souk/contract/catalog/book-products.contract.ts'
import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Switch } from '../../../ui/choices/switch.tsx'
import { useBookWrite } from './books.data.ts'
import styles from './books.module.css'

type Props = { book: Book; line: ListedLine; isOpen: boolean }

/** One product, and whether those the segment is for see it. */
export function BookListedLine({ book, line, isOpen }: Props) {
  const set = useBookWrite('setBookListed')
  const { productId, name, styleCode, image } = line
  return (
    <Row as="li" gap={16} isSpread className={styles.line}>
      <span className={styles.thumb}>
        <Picture source={image} alt="" code={styleCode} sizes="40px" />
      </span>
      <div className={styles.grows}>
        <Switch
          label={name}
          help={<bdi className="num">{styleCode}</bdi>}
          isOn={set.isPending ? set.variables.isListed : line.isListed}
          isDisabled={!isOpen}
          onChange={(isListed) => set.mutate({ book, productId, isListed })}
        />
      </div>
    </Row>
  )
}
