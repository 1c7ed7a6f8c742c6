import { type Icon, IconArrowsSort, IconChevronDown } from '@tabler/icons-react'
import styles from './compact-select.module.css'

type Props<V extends string> = {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  icon?: Icon
}

/** A short choice in a toolbar, such as the order of a list. The browser's own list of choices: light, and at home on a phone. */
export function CompactSelect<V extends string>({
  label,
  options,
  value,
  onChange,
  icon: Sign = IconArrowsSort,
}: Props<V>) {
  return (
    <span className={styles.frame}>
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
