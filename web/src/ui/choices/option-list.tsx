import { Combobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './option-list.module.css'
import type { Option } from './options.ts'

export type OptionListProps = {
  isOpen: boolean
  isKept?: boolean // a short list is there before it opens, so that the first arrow can already move in it
  options: readonly Option[]
  chosen: readonly string[]
  labelledBy: string
  isLoading?: boolean | undefined
  hasBoxes?: boolean
}

/** What can be chosen, or a word on why there is nothing. The list is always there, so that its field can point at it. */
export function OptionList({
  isOpen,
  isKept = false,
  options,
  chosen,
  labelledBy,
  isLoading = false,
  hasBoxes = false,
}: OptionListProps) {
  const t = useT('ui')
  return (
    <>
      <Combobox.Options labelledBy={labelledBy} className={styles.list} aria-multiselectable={hasBoxes || undefined}>
        {(isOpen || isKept ? options : []).map((option) => {
          const isChosen = chosen.includes(option.value)
          return (
            <Combobox.Option
              key={option.value}
              value={option.value}
              className={styles.option}
              active={isChosen}
              disabled={option.isDisabled ?? false}
              aria-selected={isChosen}
            >
              {hasBoxes && (
                <span className={styles.box} data-chosen={isChosen ? '' : undefined}>
                  {isChosen && <IconCheck size={12} stroke={3} aria-hidden />}
                </span>
              )}
              {option.icon && (
                <span className={styles.icon} aria-hidden>
                  {option.icon}
                </span>
              )}
              <span className={styles.label}>{option.label}</span>
              {option.hint && <bdi className={`${styles.hint} num`}>{option.hint}</bdi>}
              {!hasBoxes && isChosen && <IconCheck size={16} stroke={1.9} aria-hidden className={styles.tick} />}
            </Combobox.Option>
          )
        })}
      </Combobox.Options>
      {isOpen && (
        <output className={options.length === 0 ? styles.empty : 'hidden-text'}>
          {isLoading
            ? t('options.loading')
            : options.length === 0
              ? t('options.none')
              : t('options.count', { count: options.length })}
        </output>
      )}
    </>
  )
}
