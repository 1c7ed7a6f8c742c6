import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Drawer } from './drawer.tsx'
import { show } from '../../testing/shell-world.tsx'

function World() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Drawer onClose={() => setOpen(false)}>
          {(close) => (
            <>
              {close}
              <a href="/orders">Orders</a>
              <a href="/wallet">Wallet</a>
            </>
          )}
        </Drawer>
      )}
    </>
  )
}

const named = (name: string) => screen.getByText(name)
const close = () => screen.getByRole('button', { name: 'Close the menu' })

async function open(): Promise<void> {
  show(<World />)
  await userEvent.click(named('Open'))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
}

test('the focus stays inside, in both directions', async () => {
  await open()
  named('Wallet').focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(close())
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(named('Wallet'))
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(named('Orders'))
})

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(close())],
  ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes it, and the focus goes back to what opened it', async (_, leave) => {
  await open()
  close().focus()
  await leave()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(named('Open'))
})
