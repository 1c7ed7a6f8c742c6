import type { ReactNode } from 'react'
import { useT } from '../lib/use-t.ts'
import { Button } from './button.tsx'
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
  const { title, text, yes, no = t('confirm.no'), isDestructive = false } = question
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      size="small"
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
