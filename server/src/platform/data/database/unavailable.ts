/** Codes of PostgreSQL (or the beginning of its class) for what passes by itself. */
const passing = [
  '08', // connection
  '53', // no memory, no disk space, too many connections
  '57P0', // shut down, crashed, starting
  '57014', // statement time-out
  '55P03', // lock time-out
  '40P01', // deadlock, after its retries
  '40001', // serialization failure, after its retries
  '25006', // read-only for now: another server became the primary
  '58030', // input or output error
  'XX001', // damaged page, for example on a full disk
]
const system = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EMFILE',
  'ENFILE',
])
/** What `pg` says without a code. */
const sentences =
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|not queryable|Query read timeout|Cannot use a pool after calling end/

/** Something else that the server depends on, such as the object store, does not answer. */
export class Unavailable extends Error {}

/** A failure of what the server depends on, such as the database or the disk, which is worth another try soon. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true
  const { code = '', syscall, message = '' } = error as { code?: unknown; syscall?: string; message?: string }
  if (typeof code !== 'string') return false
  if (system.has(code) || (code === 'ENOENT' && syscall === 'connect')) return true
  if (passing.some((prefix) => code.startsWith(prefix)) && /^[0-9A-Z]{5}$/.test(code)) return true
  return code === '' && sentences.test(message)
}
