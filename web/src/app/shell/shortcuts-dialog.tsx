import { Fragment } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { isApple } from '../../ui/browser/is-apple.ts'
import { FactList } from '../../ui/values/fact-list.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { ShellWord } from '../shell-word.ts'
import styles from './shortcuts-dialog.module.css'

const control = isApple ? '⌘' : 'Ctrl'

/** Each line: the keys that are pressed together, or one of several, and what they do. */
const groups: readonly { title: ShellWord; lines: readonly (readonly [keys: readonly string[], does: ShellWord])[] }[] =
  [
    {
      title: 'shortcuts.everywhere',
      lines: [
        [[control, 'K'], 'shortcuts.search'],
        [['?'], 'shortcuts.list'],
        [['Esc'], 'shortcuts.close'],
      ],
    },
    {
      title: 'shortcuts.lists',
      lines: [
        [['↑', '↓'], 'shortcuts.rows'],
        [['Enter'], 'shortcuts.open'],
        [['Space'], 'shortcuts.tick'],
        [['Home', 'End'], 'shortcuts.ends'],
      ],
    },
    {
      title: 'shortcuts.grids',
      lines: [
        [['↑', '↓', '←', '→'], 'shortcuts.cells'],
        [['Enter'], 'shortcuts.down'],
        [[control, 'V'], 'shortcuts.paste'],
      ],
    },
    {
      title: 'shortcuts.others',
      lines: [
        [['←', '→'], 'shortcuts.turn'],
        [[control, 'Enter'], 'shortcuts.send'],
      ],
    },
  ]

/** Every key that does something, by where it does. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('shell')
  return (
    <Dialog isOpen title={t('shortcuts.title')} onClose={onClose}>
      <Stack gap={16}>
        {groups.map(({ title, lines }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <FactList facts={lines.map(([keys, does]) => ({ label: t(does), value: <Keys keys={keys} /> }))} />
          </section>
        ))}
      </Stack>
    </Dialog>
  )
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span dir="ltr">
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ' '}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
