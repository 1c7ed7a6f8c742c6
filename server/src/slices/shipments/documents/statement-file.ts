import type { FileAnswer } from '../../../platform/http/mount.ts'
export async function statementFile(..._: unknown[]): Promise<FileAnswer> { throw new Error('soon') }
