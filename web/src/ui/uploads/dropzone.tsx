import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './dropzone.module.css'
import { Stack } from '../layout/stack.tsx'
import { type FileKind, acceptedBy, fileRules, fileSize, typeNames } from './file-kinds.ts'

type Props = {
  kind: FileKind
  onFiles: (files: File[]) => void
  label?: string
  isSingle?: boolean
  isDisabled?: boolean
  isCompact?: boolean
}

/** Files by click, key, drag or paste. It says its limits before anybody runs into them. */
export function Dropzone({ kind, onFiles, label, isSingle = false, isDisabled = false, isCompact = false }: Props) {
  const t = useT('ui')
  const language = useLanguage()
  const zone = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { key, size } = fileSize(fileRules[kind].bytes)

  function take(list: FileList | null | undefined): void {
    const files = [...(list ?? [])]
    if (!isDisabled && files.length > 0) onFiles(isSingle ? files.slice(0, 1) : files)
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  function hover(event: DragEvent): void {
    event.preventDefault()
    setOver(!isDisabled)
  }
  usePastedFiles(zone, take)

  return (
    <div
      ref={zone}
      className={styles.zone}
      data-over={isOver ? '' : undefined}
      data-compact={isCompact ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      role="presentation"
      onDragOver={hover}
      onDragEnter={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label ?? t('dropzone.choose')}
        accept={acceptedBy(kind)}
        multiple={!isSingle}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = '' // lets the same file be chosen again
        }}
      />
      <button type="button" className={styles.button} disabled={isDisabled} onClick={() => input.current?.click()}>
        <IconUpload size={20} stroke={1.6} aria-hidden className={styles.icon} />
        <Stack as="span" gap={2}>
          <span className={styles.label}>{label ?? t(isSingle ? 'dropzone.dropOne' : 'dropzone.drop')}</span>
          <span className={`${styles.limits} num`}>
            {t('dropzone.limits', { types: typeNames(kind, language), size: t(key, { size }) })}
          </span>
        </Stack>
      </button>
    </div>
  )
}

const zones = new Set<HTMLElement>()

/** A picture copied elsewhere can be pasted anywhere, but not into a text; of several zones the focused one takes it. */
function usePastedFiles(zone: RefObject<HTMLElement | null>, take: (files: FileList | undefined) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const element = zone.current
    if (!element) return
    zones.add(element)
    function paste(event: ClipboardEvent): void {
      const isWriting = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')
      const isMeant = zones.size === 1 || element?.contains(document.activeElement)
      if (!isWriting && isMeant && event.clipboardData?.files.length) latest.current(event.clipboardData.files)
    }
    document.addEventListener('paste', paste)
    return () => {
      zones.delete(element)
      document.removeEventListener('paste', paste)
    }
  }, [zone])
}
