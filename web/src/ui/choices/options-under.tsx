import { Combobox, type ComboboxStore } from '@mantine/core'
import type { ReactNode } from 'react'
import { inPlace } from '../browser/motion.ts'
import styles from './option-list.module.css'
import { OptionList, type OptionListProps } from './option-list.tsx'

type Props = Omit<OptionListProps, 'isOpen'> & {
  store: ComboboxStore
  onChoose: (value: string) => void
  children: ReactNode // the control the list hangs under, as wide as it
}

/** A control with its list of options below. */
export function OptionsUnder({ store, onChoose, children, ...list }: Props) {
  return (
    <Combobox
      {...inPlace}
      store={store}
      onOptionSubmit={onChoose}
      offset={4}
      classNames={{ dropdown: styles.dropdown ?? '' }}
    >
      <Combobox.DropdownTarget>
        <div>{children}</div>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <OptionList {...list} isOpen={store.dropdownOpened} />
      </Combobox.Dropdown>
    </Combobox>
  )
}
