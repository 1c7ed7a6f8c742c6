import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { show } from '../../ui/testing/input-world.tsx'
import { ShortcutKeys } from './shortcut-keys.tsx'

beforeAll(() => loadNamespaces('shell'))

test.each(['?', '؟'])('%s opens the list of shortcuts, Escape closes it', async (sign) => {
  show(<ShortcutKeys />)
  await userEvent.keyboard(sign)
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a question mark that is typed stays in its field', async () => {
  show(
    <>
      <label>
        Note
        <textarea />
      </label>
      <ShortcutKeys />
    </>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'When?')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('When?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
