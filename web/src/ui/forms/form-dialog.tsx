import { type ReactNode, useId, useLayoutEffect } from 'react'
import type { FormState } from '../../lib/forms/use-sending.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { useConfirm } from '../overlays/confirm.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { SideSheet } from '../overlays/side-sheet.tsx'
import { useOpened } from '../overlays/use-opened.ts'
import { Form } from './form.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type Props = {
  form: FormState
  title: string
  /** What sending does, as a verb; “Save” if nothing is said. */
  send?: string
  onClose: () => void
  /** Why it cannot be sent as it stands. */
  whyNot?: string | false | null | undefined
  /** Another word than “Cancel”, where that would say the wrong thing. */
  cancel?: string
  /** A form that changes what exists has nothing to send until something differs. */
  isEdit?: boolean
  /** A form that ends or refuses something. */
  isGrave?: boolean
  /** What else can be done, such as removing what is edited. */
  others?: ReactNode
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

function useParts({ form, title, send, onClose, cancel, isEdit, isGrave = false, others, children, ...props }: Props) {
  const t = useT('ui')
  const id = useId()
  const confirm = useConfirm()
  const whyNot = props.whyNot || (isEdit && !form.isDirty && t('form.unchanged'))
  /** Escape, the cross and the backdrop ask before something typed is lost; what stands above takes them for itself. */
  async function leave(): Promise<void> {
    const isOnTop = document.getElementById(id)?.closest('[role=dialog]')?.contains(document.activeElement)
    if (form.isDirty && !isOnTop) return
    const question = {
      title: t('discard.title'),
      text: t('discard.text'),
      yes: t('discard.yes'),
      no: t('discard.no'),
      isDestructive: true,
    }
    if (!form.isDirty || (await confirm(question))) onClose()
  }
  return {
    isOpen: useOpened(true),
    title,
    onClose: () => void leave(),
    actions: (
      <>
        {others}
        <Button onClick={onClose}>{cancel ?? t('form.cancel')}</Button>
        <Button look={isGrave ? 'danger' : 'primary'} type="submit" form={id} isBusy={form.isBusy} whyNot={whyNot}>
          {send ?? t('form.save')}
        </Button>
      </>
    ),
    children: (
      <>
        {form.isDirty && !form.isBusy && <LeaveGuard />}
        <Form id={id} onSubmit={form.save} problem={form.problem}>
          {children}
          <FocusFirst form={id} />
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

/** A dialog opens with the focus in its first field, not on its cross. */
function FocusFirst({ form }: { form: string }) {
  useLayoutEffect(() => {
    const controls = 'input:not([type=hidden], [type=file]), select, textarea'
    document.getElementById(form)?.querySelector(controls)?.setAttribute('data-autofocus', '')
  }, [form])
  return null
}
