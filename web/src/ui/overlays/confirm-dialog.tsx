import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { Dialog } from './dialog.tsx'

export type Question = {
  title: string
  text?: ReactNode
  yes: string // a verb: “Cancel order”, never “OK”
  no?: string
  isDestructive?: boolean
}
type Props = { question: Question; isOpen: boolean; onAnswer: (isYes: boolean) => void }

export function ConfirmDialog({ question, isOpen, onAnswer }: Props) {
  const t = useT('ui')
  const [isShown, setShown] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- it opens after it is there: only then does who had the focus get it back
  useEffect(() => setShown(isOpen), [isOpen])
  const { title, text, yes, no = t('confirm.no'), isDestructive = false } = question
  return (
    <Dialog
      isOpen={isShown}
      title={title}
      size="small"
      isOnTop
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)} data-autofocus={isDestructive || undefined}>
            {no}
          </Button>
          <Button
            look={isDestructive ? 'danger' : 'primary'}
            onClick={() => onAnswer(true)}
            data-autofocus={!isDestructive || undefined}
          >
            {yes}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
