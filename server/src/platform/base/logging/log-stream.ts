import { close, open, write } from 'node:fs'

const maxWaiting = 2 * 1024 * 1024 // bytes kept while nothing can be written
const retryMilliseconds = 1_000

export type LogStream = { write: (line: string) => void; end: () => Promise<void> }

/** Appends lines to a file. A full disk loses lines, never the process: what was lost is counted and said once there is space. */
export function fileLog(path: string): LogStream {
  let waiting: string[] = []
  let bytes = 0
  let lost = 0
  let handle: number | null = null
  let isBusy = false
  let retry: NodeJS.Timeout | undefined
  let whenIdle: (() => void)[] = []

  const rest = () => {
    isBusy = false
    for (const done of whenIdle) done()
    whenIdle = []
  }
  const later = () => {
    if (handle !== null) close(handle, () => undefined)
    handle = null
    retry = setTimeout(flush, retryMilliseconds).unref()
    rest()
  }
  function flush(): void {
    clearTimeout(retry)
    retry = undefined
    if (waiting.length === 0 && lost === 0) return rest()
    isBusy = true
    if (handle !== null) return append(handle)
    open(path, 'a', 0o600, (error, opened) => {
      if (error) return later()
      handle = opened
      return append(opened)
    })
  }
  function append(to: number): void {
    const note =
      lost > 0 ? `${JSON.stringify({ level: 50, time: Date.now(), msg: 'log lines were lost', lost })}\n` : ''
    const batch = Buffer.from(note + waiting.join(''))
    const [taken, counted] = [waiting, lost]
    waiting = []
    bytes = 0
    lost = 0
    writeAll(to, batch, (error) => {
      if (!error) return flush()
      waiting = [...taken, ...waiting]
      bytes = waiting.reduce((sum, line) => sum + line.length, 0)
      lost += counted
      return later()
    })
  }

  return {
    write(line) {
      if (bytes + line.length > maxWaiting) {
        lost += 1
        return
      }
      waiting.push(line)
      bytes += line.length
      if (!isBusy && !retry) flush()
    },
    end: () => (isBusy ? new Promise((done) => whenIdle.push(done)) : Promise.resolve()),
  }
}

/** A file may take a part of what it is given. */
function writeAll(to: number, batch: Buffer, done: (error: Error | null) => void): void {
  write(to, batch, (error, written) => {
    if (error || written === batch.length) return done(error)
    return writeAll(to, batch.subarray(written), done)
  })
}

/** Standard output may be a file on a full disk or a pipe whose reader is gone. */
export function outputLog(output: NodeJS.WriteStream): LogStream {
  output.on('error', () => undefined)
  return {
    write(line) {
      if (output.writableLength < maxWaiting) output.write(line)
    },
    end: () => Promise.resolve(),
  }
}
