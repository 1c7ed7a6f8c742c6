import type { ComponentProps } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

type Props = ComponentProps<typeof Button> & {
  left: number
  waiting: 'wait.try' | 'wait.send' // what it says meanwhile
}

/** A button that says how long it has to wait. */
export function PatientButton({ left, waiting, children, whyNot, ...button }: Props) {
  const t = useT('identity')
  const wait = left > 0 ? t(waiting, { time: clock(left) }) : null
  return (
    <Button {...button} whyNot={wait ?? whyNot}>
      {wait ? <span className="num">{wait}</span> : children}
    </Button>
  )
}

/** `0:24`, and `59:10` for the hour after too many codes. */
function clock(seconds: number): string {
  return `\u2066${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}\u2069`
}
