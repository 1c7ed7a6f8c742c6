import { IconEye, IconEyeOff, IconSearch, IconX } from '@tabler/icons-react'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useRef, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Control } from './control.tsx'
import control from './control.module.css'
import { Field, type OpenProps, nativeProps } from './field.tsx'

type Props = OpenProps<string> & { autoComplete?: HTMLInputAutoCompleteAttribute; placeholder?: string }
type TextProps = Props & {
  type?: 'text' | 'email' | 'url' | 'tel'
  maxLength?: number
  start?: ReactNode
  end?: ReactNode
  suggestions?: readonly string[] // any other text may be typed
  dir?: 'auto' // by what is typed: where a long text is cut off, its end is
}

export function TextField({
  type = 'text',
  start,
  end,
  dir,
  autoComplete,
  placeholder,
  maxLength,
  suggestions = [],
  ...field
}: TextProps) {
  const listId = useId()
  return (
    <Field {...field}>
      {(wires) => (
        <Control {...field} start={start} end={end}>
          <input
            {...wires}
            {...nativeProps(field)}
            type={type}
            dir={dir}
            className={type === 'text' ? control.input : `${control.input} ${control.plaintext}`}
            value={field.value ?? ''}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete={autoComplete}
            list={suggestions.length > 0 ? listId : undefined}
            aria-required={field.isOptional ? undefined : true}
            onChange={(event) => field.onChange(event.target.value)}
          />
          {suggestions.length > 0 && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text}>
                  {text}
                </option>
              ))}
            </datalist>
          )}
        </Control>
      )}
    </Field>
  )
}

export function PasswordField({ autoComplete, placeholder, ...field }: Props) {
  const t = useT('ui')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  const show = (
    <button
      type="button"
      className={control.tool}
      aria-label={t(isShown ? 'password.hide' : 'password.show')}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </button>
  )
  return (
    <Field {...field}>
      {(wires) => (
        <Control {...field} end={show}>
          <input
            {...wires}
            {...nativeProps(field)}
            type={isShown ? 'text' : 'password'}
            className={`${control.input} ${control.plaintext}`}
            value={field.value ?? ''}
            placeholder={placeholder}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-required={field.isOptional ? undefined : true}
            onChange={(event) => field.onChange(event.target.value)}
          />
        </Control>
      )}
    </Field>
  )
}

/** Shows the characters left near the limit, so that the end of a text is not lost. */
export function TextAreaField({
  maxLength,
  rows = 4,
  placeholder,
  ...field
}: Props & { maxLength?: number; rows?: number }) {
  const t = useT('ui')
  const used = (field.value ?? '').length
  const count = maxLength !== undefined && (
    <p className={`${control.count} num`} data-full={used >= maxLength ? '' : undefined}>
      <bdi aria-hidden>
        {used}/{maxLength}
      </bdi>
      <output className="hidden-text">
        {maxLength - used <= 20 ? t('field.charactersLeft', { count: maxLength - used }) : ''}
      </output>
    </p>
  )
  return (
    <Field {...field} aside={count}>
      {(wires) => (
        <Control {...field} isTall>
          <textarea
            {...wires}
            {...nativeProps(field)}
            className={`${control.input} ${control.area}`}
            rows={rows}
            dir="auto"
            maxLength={maxLength}
            value={field.value ?? ''}
            placeholder={placeholder}
            aria-required={field.isOptional ? undefined : true}
            onChange={(event) => field.onChange(event.target.value)}
          />
        </Control>
      )}
    </Field>
  )
}

/** Its glass and its cross say what it is, so the label may be hidden. */
export function SearchField({ placeholder, onClear, ...field }: Props & { onClear?: () => void }) {
  const t = useT('ui')
  const input = useRef<HTMLInputElement>(null)
  function clear(): void {
    field.onChange('')
    onClear?.()
    input.current?.focus()
  }
  const cross = field.value !== '' && (
    <button type="button" className={control.tool} aria-label={t('search.clear')} onClick={clear}>
      <IconX size={16} stroke={1.8} aria-hidden />
    </button>
  )
  return (
    <Field {...field}>
      {(wires) => (
        <Control {...field} start={<IconSearch size={17} stroke={1.7} aria-hidden />} end={cross}>
          <input
            {...wires}
            {...nativeProps(field)}
            ref={input}
            type="search"
            enterKeyHint="search"
            className={`${control.input} ${control.search}`}
            value={field.value ?? ''}
            placeholder={placeholder}
            onChange={(event) => field.onChange(event.target.value)}
          />
        </Control>
      )}
    </Field>
  )
}
