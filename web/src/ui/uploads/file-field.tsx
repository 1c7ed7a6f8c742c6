import { type ReactNode, useRef, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { DocumentCard, type Paper } from './document-card.tsx'
import { Dropzone } from './dropzone.tsx'
import { Field } from '../fields/field.tsx'
import type { FileKind } from './file-kinds.ts'
import styles from './file-field.module.css'
import { useFileCheck } from './use-file-check.ts'
import { useHandedFocus } from '../overlays/use-returned-focus.ts'

type Props = {
  label: string
  help?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  isDisabled?: boolean
  kind?: FileKind
  paper: Paper | null
  onFile: (file: File) => void
  onRemove?: () => void
}

/** A place for one document: a dropzone while it is empty, the document once there is one. */
export function FileField({ kind = 'file', paper, isDisabled = false, onFile, onRemove, ...frame }: Props) {
  const t = useT('ui')
  const place = useRef<HTMLFieldSetElement>(null)
  const check = useFileCheck(kind)
  const [problem, setProblem] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const handFocus = useHandedFocus(place, paper !== null)

  function take(file: File | undefined): void {
    const objection = file ? check(file) : null
    setProblem(objection)
    if (!file || objection) return
    setAnnouncement(t('document.chosen', { name: file.name }))
    if (!paper) handFocus()
    onFile(file)
  }
  function remove(): void {
    setProblem(null)
    setAnnouncement(t('document.removed', { name: paper?.name ?? '' }))
    handFocus()
    onRemove?.()
  }
  return (
    <Field {...frame} error={frame.error ?? problem ?? undefined} isGroup>
      {(wires) => (
        <fieldset
          ref={place}
          className={styles.place}
          aria-labelledby={wires['aria-labelledby']}
          aria-describedby={wires['aria-describedby']}
        >
          {paper ? (
            <DocumentCard
              paper={paper}
              kind={kind}
              isDisabled={isDisabled}
              onReplace={take}
              {...(onRemove && { onRemove: remove })}
            />
          ) : (
            <Dropzone kind={kind} isSingle isCompact isDisabled={isDisabled} onFiles={([file]) => take(file)} />
          )}
          <output className="hidden-text">{announcement}</output>
        </fieldset>
      )}
    </Field>
  )
}
