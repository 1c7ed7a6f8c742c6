import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

export type FieldError = { label: string; message: string; focus: () => void }

const control = 'input:not([type=hidden]), textarea, select, [role=combobox], button'

/** What the fields of a form object to, in the order they stand; read from the page, so it knows every kind of field. */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  onChange: (fieldErrors: readonly FieldError[]) => void,
): readonly FieldError[] {
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const observer = new MutationObserver(() => {
      const found = fieldErrorsIn(element)
      setFieldErrors(found)
      tell(found)
    })
    observer.observe(element, { subtree: true, attributes: true, attributeFilter: ['data-invalid'] })
    return () => observer.disconnect()
  }, [form])
  return fieldErrors
}

export function fieldErrorsIn(form: HTMLFormElement): FieldError[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field][data-invalid]')].map((field) => ({
    label: field.dataset['field'] ?? '',
    message: field.querySelector('[data-objection]')?.textContent ?? '',
    focus: () => field.querySelector<HTMLElement>(control)?.focus(),
  }))
}
