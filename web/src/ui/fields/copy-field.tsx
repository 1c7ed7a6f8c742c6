import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import control from './control.module.css'
import { Control } from './control.tsx'
import styles from './copy-field.module.css'
import { Field } from './field.tsx'
import { useCopy } from './use-copy.ts'

type Props = { label: string; value: string; help?: ReactNode; isLabelHidden?: boolean }

/** A link or a code to take along. Where the clipboard is closed, the text is marked for the keyboard. */
export function CopyField({ label, value, help, isLabelHidden = false }: Props) {
  const t = useT('ui')
  const input = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(value)
  const Icon = state === 'copied' ? IconCheck : IconCopy
  async function take(): Promise<void> {
    if (!(await copy())) input.current?.select()
  }
  const tool = (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('copy.named', { label })}
      data-copied={state === 'copied' ? '' : undefined}
      onClick={() => void take()}
    >
      <Icon size={16} stroke={1.8} aria-hidden />
      {t(state === 'copied' ? 'state.copied' : 'state.copy')}
    </button>
  )
  const status = state === 'copied' ? t('copy.done', { label }) : state === 'failed' ? t('copy.failed') : ''
  return (
    <Field
      label={label}
      help={state === 'failed' ? t('copy.failed') : help}
      isLabelHidden={isLabelHidden}
      aside={<output className="hidden-text">{status}</output>}
    >
      {(wires) => (
        <Control end={tool}>
          <input
            {...wires}
            ref={input}
            readOnly
            className={`${control.input} ${control.plaintext} ${styles.value} num`}
            value={value}
            onFocus={(event) => event.target.select()}
          />
        </Control>
      )}
    </Field>
  )
}
