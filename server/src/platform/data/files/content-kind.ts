/** What the first bytes say a file is, whatever its name says. */
export type ContentKind = 'png' | 'jpg' | 'gif' | 'webp' | 'pdf' | 'xlsx' | 'pptx' | 'zip' | 'text' | 'unknown'

export function kindOf(bytes: Buffer): ContentKind {
  const starts = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).toString('latin1') === signature
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('\xff\xd8\xff')) return 'jpg'
  if (starts('GIF87a') || starts('GIF89a')) return 'gif'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('%PDF-')) return 'pdf'
  if (starts('PK\x03\x04')) return kindOfZip(bytes)
  return isText(bytes) ? 'text' : 'unknown'
}

/** A workbook and a deck are zips that hold a part with a fixed name. */
function kindOfZip(bytes: Buffer): 'xlsx' | 'pptx' | 'zip' {
  if (!bytes.includes('[Content_Types].xml')) return 'zip'
  if (bytes.includes('xl/workbook.xml')) return 'xlsx'
  return bytes.includes('ppt/presentation.xml') ? 'pptx' : 'zip'
}

function isText(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, 64 * 1024)
  // oxlint-disable-next-line no-control-regex -- control characters are what tells a binary from a text
  return sample.length > 0 && !sample.includes(0) && !/[\x01-\x08\x0e-\x1f]/.test(sample.toString('latin1'))
}

const kindOfExtension: Record<string, ContentKind> = {
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  pdf: 'pdf',
  xlsx: 'xlsx',
  pptx: 'pptx',
  zip: 'zip',
  csv: 'text',
}

/** A zip may hold a workbook as it is, and then looks like one. */
export function isAsNamed(bytes: Buffer, extension: string): boolean {
  const kind = kindOf(bytes)
  return kind === kindOfExtension[extension] || (extension === 'zip' && (kind === 'xlsx' || kind === 'pptx'))
}
export const isPicture = (extension: string) => ['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(extension)
