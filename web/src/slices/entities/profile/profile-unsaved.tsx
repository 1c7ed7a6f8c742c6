import { type ReactNode, createContext, use, useCallback, useEffect, useId, useMemo, useState } from 'react'

type Report = (form: string, isDirty: boolean) => void
const Reporting = createContext<Report>(() => {})

/** A form says whether it holds something unsaved; its tab is marked, and the page is not left unasked. */
export function useUnsaved(isDirty: boolean): void {
  const form = useId()
  const report = use(Reporting)
  useEffect(() => {
    report(form, isDirty)
    return () => report(form, false)
  }, [form, isDirty, report])
}

type Mark = (tab: string, form: string, isDirty: boolean) => void

/** Tabs that hold something unsaved. */
export function useUnsavedTabs(): [ReadonlySet<string>, Mark] {
  const [forms, setForms] = useState<readonly string[]>([])
  const mark = useCallback<Mark>((tab, form, isDirty) => {
    const name = `${tab} ${form}`
    setForms((now) =>
      now.includes(name) === isDirty ? now : isDirty ? [...now, name] : now.filter((one) => one !== name),
    )
  }, [])
  const tabs = useMemo(() => new Set(forms.map((name) => name.split(' ')[0]!)), [forms])
  return [tabs, mark]
}

type Props = { tab: string; mark: Mark; children: ReactNode }

export function UnsavedIn({ tab, mark, children }: Props) {
  const report = useCallback<Report>((form, isDirty) => mark(tab, form, isDirty), [tab, mark])
  return <Reporting value={report}>{children}</Reporting>
}
