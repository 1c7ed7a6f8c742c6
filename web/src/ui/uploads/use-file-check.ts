import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { type FileKind, fileProblem, fileSize, largestOf, typeNames } from './file-kinds.ts'

/** What speaks against a file before it is sent, in a sentence that names the limit. */
export function useFileCheck(kind: FileKind): (file: File) => string | null {
  const t = useT('ui')
  const language = useLanguage()
  return (file) => {
    const problem = fileProblem(file, kind)
    const { key, size } = fileSize(largestOf(file.name, kind))
    return problem && t(problem, { types: typeNames(kind, language), limit: t(key, { size }) })
  }
}
