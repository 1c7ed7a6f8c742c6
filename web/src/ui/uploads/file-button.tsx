import { type ReactNode, useRef } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { type FileKind, acceptedBy } from './file-kinds.ts'

type Props = {
  kind: FileKind
  name: string // of the action, with what it acts on
  children: ReactNode
  isDisabled?: boolean | undefined
  onFile: (file: File) => void
}

/** A button that asks the system for one file. */
export function FileButton({ kind, name, children, isDisabled = false, onFile }: Props) {
  const t = useT('ui')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={name}
        accept={acceptedBy(kind)}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = '' // lets the same file be chosen again
        }}
      />
      <Button
        size="small"
        aria-label={name}
        whyNot={isDisabled && t('field.locked')}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
