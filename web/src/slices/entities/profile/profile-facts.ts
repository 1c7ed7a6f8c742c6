import type { Fact } from '../../../ui/values/fact-list.tsx'

type Line = { label: string; value: string | null | undefined }

/** What nobody has said yet is said to be so. */
export function factsOf(lines: readonly Line[], none: string): readonly Fact[] {
  return lines.map(({ label, value }) => ({ label, value: value || none }))
}
