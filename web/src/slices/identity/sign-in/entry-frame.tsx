import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import styles from './entry-frame.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { RailScene } from './rail-scene.tsx'

type Props = {
  title: string
  lead?: ReactNode
  /** Another step of the same page: the reader goes on at its first field, else at its title. */
  step?: string
  isSudden?: boolean // it comes while the person waits, without a navigation
  above?: ReactNode
  titleRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** Every way in looks the same: one column of words and fields, and the rail beside it where there is room. */
export function EntryFrame({ title, lead, step, isSudden = false, above, titleRef, children }: Props) {
  const t = useT('identity')
  const id = useId()
  const column = useStepFocus(step, isSudden)
  return (
    <div className={styles.page} data-roomy={above ? '' : undefined}>
      <section ref={column} aria-labelledby={id} className={styles.column}>
        {above && <div className={styles.above}>{above}</div>}
        <h1 ref={titleRef} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Stack gap={20} className={styles.body}>
          {children}
        </Stack>
      </section>
      <aside className={styles.scene} aria-hidden>
        <RailScene />
        <p className={styles.line}>{t('login.scene')}</p>
      </aside>
    </div>
  )
}

function useStepFocus(step: string | undefined, isSudden: boolean) {
  const column = useRef<HTMLElement>(null)
  const known = useRef(isSudden ? null : step)
  useEffect(() => {
    if (known.current === step) return
    known.current = step
    const first = column.current?.querySelector('input') ?? column.current?.querySelector('h1')
    first?.focus()
  }, [step])
  return column
}
