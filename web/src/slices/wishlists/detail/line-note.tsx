import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './wishlist-line.module.css'

type Props = { name: string; value: string; onChange: (note: string) => void }

/** A word about one product, for everybody who reads the list. */
export function LineNote({ name, value, onChange }: Props) {
  const t = useT('wishlists')
  return (
    <div className={styles.note}>
      <TextField
        label={t('note.of', { name })}
        isLabelHidden
        isOptional
        placeholder={t('note')}
        maxLength={wishlistLimits.note}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
