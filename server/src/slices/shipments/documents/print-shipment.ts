import type { FileAnswer } from '../../../platform/http/mount.ts'
export async function printShipment(..._: unknown[]): Promise<FileAnswer> { throw new Error('soon') }
