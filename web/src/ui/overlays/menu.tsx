import { Menu as KitMenu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './menu.module.css'
import { inPlace, rise } from '../browser/motion.ts'

type Entry = {
  key: string
  label: string
  icon?: ReactNode
  hint?: ReactNode
  isDanger?: boolean
  isDisabled?: boolean
} & ({ onSelect: () => void } | { to: string })
type Props = { trigger: ReactElement; groups: readonly (readonly Entry[])[]; side?: 'start' | 'end' }

/** Actions on one thing, in groups; what destroys stands last and in its own group. */
export function Menu({ trigger, groups, side = 'end' }: Props) {
  return (
    <KitMenu
      {...inPlace}
      withInitialFocusPlaceholder={false}
      position={`bottom-${side}`}
      offset={4}
      transitionProps={rise}
      classNames={{ dropdown: styles.menu ?? '', item: styles.item ?? '', divider: styles.divider ?? '' }}
    >
      <KitMenu.Target>{trigger}</KitMenu.Target>
      <KitMenu.Dropdown>
        {groups
          .filter((group) => group.length > 0)
          .map((group, at) => (
            <Group key={group[0]?.key} entries={group} isFirst={at === 0} />
          ))}
      </KitMenu.Dropdown>
    </KitMenu>
  )
}

function Group({ entries, isFirst }: { entries: readonly Entry[]; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <KitMenu.Divider />}
      {entries.map((entry) => (
        <Item key={entry.key} entry={entry} />
      ))}
    </>
  )
}

function Item({ entry }: { entry: Entry }) {
  const look = {
    leftSection: entry.icon,
    rightSection: entry.hint,
    disabled: entry.isDisabled ?? false,
    mod: { danger: entry.isDanger },
  }
  if ('to' in entry) {
    return (
      <KitMenu.Item {...look} component={Link} to={entry.to}>
        {entry.label}
      </KitMenu.Item>
    )
  }
  return (
    <KitMenu.Item {...look} onClick={entry.onSelect}>
      {entry.label}
    </KitMenu.Item>
  )
}
