import type { Fact } from '../../../ui/values/fact-list.tsx'

type Line = { label: string; value: string | null | undefined }

/** Shows what is not filled in yet. */
export function factsOf(lines: readonly Line[], none: string): readonly Fact[] {
  return lines.map(({ label, value }) => ({ label, value: value || none }))
}
