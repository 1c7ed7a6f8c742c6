/** Spreadsheet programs run a text that begins like this as a formula, at the latest when it is saved as CSV. */
const dangerous = /^[=+\-@\t\r]/
const armed = /^'[=+\-@\t\r]/

/** For a cell on its way out. A plain number may begin with a minus. */
export function disarm(text: string): string {
  return dangerous.test(text) && !/^-\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text
}

/** For a cell on its way in: what a spreadsheet shows, as text. A day is a day, whatever the time zone. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayOf(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string)
  const clean = text.replaceAll('\u0000', '').trim()
  return armed.test(clean) ? clean.slice(1) : clean
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** 0.1 + 0.2 is 0.3 to the person who typed it, and 1e21 is no price. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) return ''
  if (Number.isInteger(value)) return BigInt(value).toString()
  return Number(value.toPrecision(15))
    .toFixed(10)
    .replace(/\.?0+$/, '')
}
