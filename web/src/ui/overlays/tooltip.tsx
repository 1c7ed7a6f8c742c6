import { Tooltip as KitTooltip } from '@mantine/core'
import type { ReactElement } from 'react'
import { inPlace } from '../browser/motion.ts'
import styles from './tooltip.module.css'

type Props = { text: string; children: ReactElement; side?: 'top' | 'bottom' }

/** A few words on something that can be focused; never the only place where they stand. */
export function Tooltip({ text, children, side = 'top' }: Props) {
  return (
    <KitTooltip
      {...inPlace}
      label={text}
      position={side}
      openDelay={300}
      events={{ hover: true, focus: true, touch: false }}
      multiline
      maw={260}
      classNames={{ tooltip: styles.tooltip ?? '' }}
    >
      {children}
    </KitTooltip>
  )
}
