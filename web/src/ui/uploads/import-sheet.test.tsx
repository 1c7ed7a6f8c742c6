import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ImportSheet } from './import-sheet.tsx'
import { show } from '../testing/input-world.tsx'

const sheet = (name: string) => new File(['sku;quantity'], name)
const words = (key: string, params: Record<string, unknown> = {}) =>
  key === 'import.row' ? `Row ${params.row}, ${params.column}:` : key
const problems = [{ row: 3, column: 'sku', problem: 'Nobody sells this.' }]
const Outcome = ({ taken }: { taken: number }) => <p>{taken} taken</p>

test('shows the result of a sheet and each row to fix; the next sheet starts empty', async () => {
  const send = vi.fn(async ({ name }: File) =>
    name === 'bad.xlsx' ? { taken: 1, problems } : { taken: 2, problems: [] },
  )
  show(
    <ImportSheet title="Import" text="A sheet" words={words} send={send} outcome={Outcome} onClose={() => {}}>
      <p>For which store</p>
    </ImportSheet>,
  )
  expect(await screen.findByText('For which store')).toBeTruthy()
  const input = document.querySelector('input[type=file]')!
  fireEvent.change(input, { target: { files: [sheet('bad.xlsx')] } })
  expect(await screen.findByText('1 taken')).toBeTruthy()
  const list = screen.getByRole('list', { name: 'import.problems' })
  expect(within(list).getByRole('listitem').textContent).toBe('Row 3, sku: Nobody sells this.')
  fireEvent.change(input, { target: { files: [sheet('good.xlsx')] } })
  expect(await screen.findByText('2 taken')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'import.problems' })).toBeNull())
  expect(screen.queryByText('bad.xlsx')).toBeNull()
})
