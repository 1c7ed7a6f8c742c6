import type { BroadcastDocument } from '@souk/contract/messaging/broadcast-document.ts'

type Field = 'firstName' | 'company'

/** The editor shows what the stored document does not keep: the word for a name. */
export function withLabels(body: BroadcastDocument, label: (field: Field) => string): object {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'attrs' && isName(value) ? { ...value, label: label(value.field) } : value,
  ) as object
}

function isName(value: unknown): value is { field: Field } {
  return typeof value === 'object' && value !== null && 'field' in value
}
