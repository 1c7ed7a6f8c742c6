import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button, IconButton } from '../layout/button.tsx'
import type { Question } from './confirm-dialog.tsx'
import { useConfirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { Popover } from './popover.tsx'
import { SideSheet } from './side-sheet.tsx'
import { show } from '../testing/input-world.tsx'
import { Tooltip } from './tooltip.tsx'

function Opener({ isDirty = false, Panel = Dialog }: { isDirty?: boolean; Panel?: typeof Dialog | typeof SideSheet }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Panel isOpen={isOpen} title="Reject the order?" isDirty={isDirty} onClose={() => setOpen(false)}>
        <input aria-label="Reason" />
      </Panel>
    </>
  )
}
const opener = () => screen.getByRole('button', { name: 'Open' })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each([
  ['a dialog', Dialog],
  ['a side sheet', SideSheet],
])('%s takes the focus, closes with Escape, and gives the focus back', async (_, Panel) => {
  const { user } = show(<Opener Panel={Panel} />)
  await user.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Reject the order?' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await isGone()
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test.each([
  ['a dialog', Dialog],
  ['a side sheet', SideSheet],
])('%s with something typed closes only by its own buttons', async (_, Panel) => {
  const { user } = show(<Opener Panel={Panel} isDirty />)
  await user.click(opener())
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await isGone()
})

const answers: boolean[] = []
function Asker(question: Question) {
  const confirm = useConfirm()
  return <Button onClick={() => void confirm(question).then((answer) => answers.push(answer))}>Ask</Button>
}

test('a question is answered by a verb; what destroys is never a mere Enter away', async () => {
  answers.length = 0
  const { user } = show(
    <Asker title="Cancel order SO-1?" text="Kin & Co is told." yes="Cancel order" no="Keep order" isDestructive />,
  )
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog', { name: 'Cancel order SO-1?' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep order' })))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(answers).toEqual([false]))
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(answers).toEqual([false, true]))
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answers).toEqual([false, true, false]))
})

test('a harmless question is answered with Enter', async () => {
  answers.length = 0
  const { user } = show(<Asker title="Publish?" yes="Publish" />)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' })))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(answers).toEqual([true]))
})

test('a menu is walked through and closes with what was chosen', async () => {
  const [copy, remove] = [vi.fn(), vi.fn()]
  const groups = [
    [
      { key: 'copy', label: 'Copy link', onSelect: copy },
      { key: 'open', label: 'Open order', to: '/order/1' },
    ],
    [{ key: 'delete', label: 'Delete', isDanger: true, onSelect: remove }],
  ]
  const { user } = show(<Menu trigger={<IconButton label="More">…</IconButton>} groups={groups} />)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Copy link',
    'Open order',
    'Delete',
  ])
  expect(screen.getByRole('menuitem', { name: 'Open order' }).getAttribute('href')).toBe('/order/1')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(remove).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a popover opens, holds the focus and closes with Escape', async () => {
  const { user } = show(
    <Popover label="About the minimum" trigger={<Button>Minimum</Button>}>
      {(close) => <Button onClick={close}>Understood</Button>}
    </Popover>,
  )
  const trigger = screen.getByRole('button', { name: 'Minimum' })
  await user.click(trigger)
  await user.click(await screen.findByRole('button', { name: 'Understood' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Understood' })).toBeNull())
  await user.click(trigger)
  await screen.findByRole('button', { name: 'Understood' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Understood' })).toBeNull())
})

test('a tooltip comes with the focus', async () => {
  const { user } = show(
    <Tooltip text="WSP is what you pay.">
      <IconButton label="About the prices">i</IconButton>
    </Tooltip>,
  )
  await user.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('WSP is what you pay.')
})

test('a busy button keeps the focus, and does nothing twice', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()]
  const { user } = show(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        Save
      </Button>
    </form>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Save/ }))
})

test.each([
  ['a dialog', Dialog],
  ['a side sheet', SideSheet],
])('Escape in a popover inside %s closes the popover only', async (_, Panel) => {
  const closed = vi.fn()
  const { user } = show(
    <Panel isOpen title="Order" onClose={closed}>
      <Popover label="Size run" trigger={<Button>Fill</Button>}>
        <input aria-label="Run" />
      </Popover>
    </Panel>,
  )
  await user.click(await screen.findByRole('button', { name: 'Fill' }))
  await user.click(await screen.findByRole('textbox', { name: 'Run' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Run' })).toBeNull())
  expect(closed).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
})
