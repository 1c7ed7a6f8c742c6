import { type ReactNode, useId } from 'react'
import type { FormState } from '../../lib/forms/use-sending.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { SideSheet } from '../overlays/side-sheet.tsx'
import { Form } from './form.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type Props = {
  form: FormState
  title: string
  /** What sending does, as a verb. */
  send: string
  onClose: () => void
  /** Why it cannot be sent as it stands. */
  whyNot?: string | false | null | undefined
  /** Another word than “Cancel”, where that would say the wrong thing. */
  cancel?: string
  /** It ends or refuses something. */
  isGrave?: boolean
  children: ReactNode
}
type DialogProps = Props & { size?: 'small' | 'normal' | 'wide'; isOnTop?: boolean }

/** A few fields over the page, and the one thing that is done with them. */
export function FormDialog({ size, isOnTop, ...props }: DialogProps) {
  const parts = useParts(props)
  return <Dialog {...parts} {...(size && { size })} {...(isOnTop && { isOnTop })} />
}

/** More fields, with the page still in view beside them. */
export function FormSheet(props: Props) {
  return <SideSheet {...useParts(props)} />
}

function useParts({ form, title, send, onClose, whyNot, cancel, isGrave = false, children }: Props) {
  const t = useT('ui')
  const id = useId()
  return {
    isOpen: true,
    isDirty: form.isDirty,
    title,
    onClose,
    actions: (
      <>
        <Button onClick={onClose}>{cancel ?? t('form.cancel')}</Button>
        <Button look={isGrave ? 'danger' : 'primary'} type="submit" form={id} isBusy={form.isBusy} whyNot={whyNot}>
          {send}
        </Button>
      </>
    ),
    children: (
      <>
        {form.isDirty && !form.isBusy && <LeaveGuard />}
        <Form id={id} onSubmit={form.save} problem={form.problem}>
          {children}
        </Form>
      </>
    ),
  }
}

/** Stands there only while something would be lost, so that a page's own guard works under an untouched dialog. */
function LeaveGuard() {
  useLeaveGuard(true)
  return null
}
