import { type Icon, IconArrowsSort, IconChevronDown } from '@tabler/icons-react'
import styles from './sort-select.module.css'

type Props<V extends string> = {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  icon?: Icon
}

/** The order of a list, or another short choice. The browser's own list of choices: light, and at home on a phone. */
export function SortSelect<V extends string>({
  label,
  options,
  value,
  onChange,
  icon: Sign = IconArrowsSort,
}: Props<V>) {
  return (
    <span className={styles.sort}>
      <Sign size={16} stroke={1.7} aria-hidden className={styles.icon} />
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as V)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.8} aria-hidden className={styles.chevron} />
    </span>
  )
}
