import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useDebounced } from '../../lib/forms/use-debounced.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './command-palette.module.css'
import { PaletteResults, placeId } from './palette-results.tsx'
import { useIsRtl } from '../browser/use-rtl.ts'

export type PaletteItem = {
  key: string
  label: string
  marked?: string // the label, with what matched between ⟦ and ⟧
  detail?: string
  icon?: ReactNode
  onChoose: () => void
  /** What else can be done with it, at the end of its line: drawn with its name. */
  beside?: { content: ReactNode; onChoose: () => void }
}
/** One line of the list, or what stands beside it. */
export type PalettePlace = { item: PaletteItem; isBeside: boolean }
export type PaletteGroup = { key: string; label: string; items: readonly PaletteItem[] }

type Props = {
  isOpen: boolean
  onClose: () => void
  placeholder: string
  /** Called with what is searched for, once the typing pauses; empty when nothing is. */
  onSearch: (text: string) => void
  groups: readonly PaletteGroup[]
  /** What was chosen before; shown while nothing is typed. */
  recent?: readonly PaletteItem[]
  /** What Enter does while nothing is listed. */
  onEnter?: ((text: string) => void) | undefined
  isLoading?: boolean
  error?: Error | null
  onRetry?: () => void
}

/** The frame of the search over everything: what is found comes from the caller. */
export function CommandPalette(props: Props) {
  return props.isOpen && <Palette {...props} />
}

function Palette({ onClose, placeholder, onSearch, onEnter, groups, recent = [], ...rest }: Props) {
  const t = useT('ui')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(0)
  const [isBeside, setBeside] = useState(false)
  const isRtl = useIsRtl()
  const searched = useDebounced(text.trim())
  const search = useEffectEvent(onSearch)
  const leave = useEffectEvent(onClose)

  useEffect(() => {
    const box = dialog.current
    const before = document.activeElement
    box?.showModal()
    box?.querySelector('input')?.focus()
    const besides = ({ target }: Event) => target === box && leave() // a click on the dialog itself is one beside its content
    box?.addEventListener('click', besides)
    return () => {
      box?.removeEventListener('click', besides)
      box?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEffect(() => search(searched), [searched])

  const isStart = text.trim() === ''
  const shown = isStart ? [{ key: 'recent', label: t('palette.recent'), items: recent }] : groups
  const items = shown.flatMap((group) => group.items)
  const at = Math.min(marked, items.length - 1)
  const item = items[at]
  const place = item && { item, isBeside: isBeside && item.beside !== undefined }

  function mark(next: number, isNextBeside = false): void {
    setMarked(next)
    setBeside(isNextBeside)
  }
  function choose({ item: { onChoose, beside }, isBeside: isOther }: PalettePlace): void {
    onClose()
    if (isOther) beside?.onChoose()
    else onChoose()
  }
  /** To what stands beside a line and back; in the middle of the text the arrows belong to the text. */
  function stepAside(event: KeyboardEvent<HTMLInputElement>): void {
    const isOutwards = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
    if (isOutwards === place?.isBeside || event.currentTarget.selectionStart !== text.length || event.shiftKey) return
    if (!item?.beside) return
    event.preventDefault()
    setBeside(isOutwards)
  }
  function listen(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') stepAside(event)
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1 + items.length,
      Home: 0,
      End: items.length - 1,
    }
    const step = steps[event.key]
    if (step !== undefined && items.length > 0 && !((event.key === 'Home' || event.key === 'End') && text)) {
      event.preventDefault()
      mark(step % items.length)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (place) choose(place)
    else if (onEnter && !isStart) {
      onClose()
      onEnter(text.trim())
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('palette.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.body}>
        <div className={styles.ask}>
          <IconSearch size={18} stroke={1.7} aria-hidden />
          <input
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={`${id}list`}
            aria-activedescendant={place && placeId(id, place)}
            aria-autocomplete="list"
            aria-label={placeholder}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              mark(0)
            }}
            onKeyDown={listen}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <kbd aria-hidden>Esc</kbd>
            <span className="hidden-text">{t('palette.close')}</span>
          </button>
        </div>
        <PaletteResults
          {...rest}
          id={id}
          text={text.trim()}
          isSettled={searched === text.trim()}
          groups={shown}
          marked={place}
          onMark={(next) => mark(items.indexOf(next.item), next.isBeside)}
          onChoose={choose}
        />
      </div>
    </dialog>
  )
}
