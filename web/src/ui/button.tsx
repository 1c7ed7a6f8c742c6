import { Button as KitButton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './button.module.css'

type Props = {
  children: ReactNode
  type?: 'button' | 'submit'
  look?: 'primary' | 'plain' | 'quiet'
  isBusy?: boolean
  isWide?: boolean
  onClick?: () => void
}

const variants = { primary: 'filled', plain: 'default', quiet: 'subtle' }

/** One primary button a view; the others are plain or quiet. */
export function Button({ look = 'plain', isBusy = false, isWide = false, type = 'button', ...rest }: Props) {
  return (
    <KitButton
      {...rest}
      type={type}
      variant={variants[look]}
      loading={isBusy}
      fullWidth={isWide}
      className={styles.button}
    />
  )
}
