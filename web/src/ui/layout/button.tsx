import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { toast } from '../../lib/toast.ts'
import { leadToUnread } from '../fields/use-typed-number.ts'
import styles from './button.module.css'

type Look = {
  children: ReactNode
  look?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 'small' | 'normal' | 'large'
  icon?: ReactNode
  isWide?: boolean
}
type Props = Look & {
  type?: 'button' | 'submit'
  isBusy?: boolean
  /** Why it cannot be pressed now: read with the button, and said to who presses it. */
  whyNot?: string | false | null | undefined
  form?: string
  ref?: Ref<HTMLButtonElement>
  onClick?: () => void
  'aria-label'?: string // contains the words on it, and what it acts on
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'data-autofocus'?: true | undefined
}

/** One primary button a view; the others are plain or quiet. While busy it keeps its width and the focus. */
export function Button({ type = 'button', isBusy = false, children, onClick, ...props }: Props) {
  const t = useT('ui')
  const { look, size, icon, isWide, whyNot, ...rest } = props
  const reasonId = useId()
  const isSaid = children === whyNot // the words on it are the reason
  /** What a person typed and nothing could read comes before what the view is for. */
  function run(event: MouseEvent): void {
    if (whyNot) {
      event.preventDefault()
      toast('warning', whyNot)
    } else if (look === 'primary' && leadToUnread(event.currentTarget)) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      {...rest}
      {...marks({ look, size, isWide })}
      type={isBusy ? 'button' : type}
      aria-disabled={isBusy || Boolean(whyNot) || undefined}
      {...(whyNot && { 'data-refused': '', title: whyNot, ...(!isSaid && { 'aria-describedby': reasonId }) })}
      onClick={isBusy ? undefined : run}
    >
      <span className={styles.inner} data-busy={isBusy ? '' : undefined}>
        {icon}
        {children}
      </span>
      {whyNot && !isSaid && (
        <span id={reasonId} hidden>
          {whyNot}
        </span>
      )}
      {isBusy && (
        <span className={styles.busy}>
          <span className={styles.spinner} />
          <span className="hidden-text">{t('button.busy')}</span>
        </span>
      )}
    </button>
  )
}

/** Goes somewhere, so it is a link, whatever it looks like. */
export function ButtonLink({ to, state, children, icon, ...look }: Look & { to: string; state?: unknown }) {
  return (
    <Link {...marks(look)} to={to} state={state}>
      <span className={styles.inner}>
        {icon}
        {children}
      </span>
    </Link>
  )
}

function marks({ look = 'plain', size = 'normal', isWide = false }: Partial<Record<keyof Look, unknown>>) {
  return { className: styles.button, 'data-look': look, 'data-size': size, 'data-wide': isWide ? '' : undefined }
}

type IconProps = {
  label: string
  children: ReactNode
  isDisabled?: boolean
  isPressed?: boolean
  ref?: Ref<HTMLButtonElement>
  onClick?: () => void
  'data-autofocus'?: true | undefined
}

/** A picture of an action; its name is for those who cannot see the picture, and for a tooltip. */
export function IconButton({ label, children, isDisabled, isPressed, ...rest }: IconProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={isDisabled}
    >
      {children}
    </button>
  )
}
