import type { FileAnswer } from '../../../platform/mount.ts'
export async function statementFile(..._: unknown[]): Promise<FileAnswer> { throw new Error('soon') }
