import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'
import { eventually } from './eventually.ts'

export { freePort } from './free-port.ts'

/** The product as a process of its own, started and killed as people and machines do. */
const root = join(import.meta.dirname, '../../..')
const folders: string[] = []
const children = new Set<ChildProcess>()
export const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-process-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}
export function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', './server/tsx-loader.js', 'server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, SOUK_DEMO: 'off', ...settings }, // check-sources: allow
  })
  children.add(child)
  const run = { child, output: '', code: undefined as number | null | undefined }
  child.stdout.on('data', (chunk) => (run.output += String(chunk)))
  child.stderr.on('data', (chunk) => (run.output += String(chunk)))
  child.on('exit', (code) => {
    run.code = code
    children.delete(child)
  })
  return run
}
type Run = ReturnType<typeof start>
export const ready = (run: Run, within?: number) => eventually(() => expect(run.output).toContain('Ready'), within) // fills the demo world where it is on
export const ended = (run: Run) => eventually(() => expect(run.code).toBeDefined())
export async function stop(run: Run) {
  run.child.kill('SIGTERM')
  await ended(run)
}
afterEach(async () => {
  for (const child of children) child.kill('SIGTERM')
  await eventually(() => expect(children.size).toBe(0))
}, 40_000)
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

export const databaseUrl = async (folder: string) => {
  const password = await readFile(join(folder, 'postgres-password'), 'utf8')
  const [, , , port] = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  return `postgres://souk:${password}@127.0.0.1:${port}/souk`
}
export const postmasterPid = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0])
