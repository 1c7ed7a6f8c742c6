import { Popover as KitPopover } from '@mantine/core'
import { type ReactElement, type ReactNode, cloneElement, useState } from 'react'
import { useEscapeLayer } from './escape-layer.ts'
import { inPlace, rise } from '../browser/motion.ts'
import styles from './popover.module.css'

type Props = {
  label: string
  trigger: ReactElement<{ onClick?: () => void }>
  children: ReactNode | ((close: () => void) => ReactNode)
  width?: number
}

/** A small panel beside what opened it; the focus goes in, stays in, and comes back. */
export function Popover({ label, trigger, children, width = 280 }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEscapeLayer(isOpen)
  return (
    <KitPopover
      {...inPlace}
      opened={isOpen}
      onChange={setOpen}
      width={width}
      position="bottom-start"
      offset={6}
      trapFocus
      returnFocus
      transitionProps={rise}
      classNames={{ dropdown: styles.panel ?? '' }}
    >
      <KitPopover.Target>{cloneElement(trigger, { onClick: () => setOpen(!isOpen) })}</KitPopover.Target>
      <KitPopover.Dropdown aria-label={label}>
        {typeof children === 'function' ? children(close) : children}
      </KitPopover.Dropdown>
    </KitPopover>
  )
}
