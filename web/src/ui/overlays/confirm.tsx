import { type ReactNode, Suspense, createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import type { Question } from './confirm-dialog.tsx'

type Ask = (question: Question) => Promise<boolean>

const Asking = createContext<Ask | null>(null)
/** Fetched with the first question: most pages never ask one. */
const ConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** Holds the one question that is open; stands once around the application. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(answer: boolean) => void>(() => {})

  const answer = useCallback((isYes: boolean) => {
    setOpen(false)
    settle.current(isYes)
    settle.current = () => {}
  }, [])
  const ask = useCallback<Ask>((next) => {
    settle.current(false) // a second question answers the first one with no
    const { promise, resolve } = Promise.withResolvers<boolean>()
    settle.current = resolve
    setQuestion(next)
    setOpen(true)
    return promise
  }, [])
  useEffect(() => () => settle.current(false), [])

  return (
    <Asking value={ask}>
      {children}
      {question && (
        <Suspense>
          <ConfirmDialog question={question} isOpen={isOpen} onAnswer={answer} />
        </Suspense>
      )}
    </Asking>
  )
}

/** `if (await confirm({ title: …, yes: … })) …` */
export function useConfirm(): Ask {
  const ask = use(Asking)
  if (!ask) throw new Error('useConfirm needs <Confirmations> around it')
  return ask
}
