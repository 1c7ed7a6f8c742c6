import type { ReactNode } from 'react'
import type { FormState } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'

type Props = {
  form: FormState
  kind: string // the words of the cell it stands in
  number: string
  no?: string
  isGrave: boolean
  onClose: () => void
  children: ReactNode
}

/** What a no or an end leads to is said before it is done; it stays open until it went. */
export function OrderEndingDialog({ form, kind, number, no, isGrave, onClose, children }: Props) {
  const t = useT('order')
  return (
    <FormDialog
      form={form}
      isGrave={isGrave}
      title={t(`${kind}.title`, { number })}
      send={t(`${kind}.yes`)}
      {...(no && { cancel: no })}
      onClose={onClose}
    >
      <p>{t(`${kind}.text`)}</p>
      {children}
    </FormDialog>
  )
}
