import type { FileAnswer } from '../../../platform/http/mount.ts'
export async function invoiceFile(..._: unknown[]): Promise<FileAnswer> { throw new Error('soon') }
export async function orderInvoices(..._: unknown[]): Promise<FileAnswer> { throw new Error('soon') }
export async function shipmentInvoices(..._: unknown[]): Promise<FileAnswer> { throw new Error('soon') }
