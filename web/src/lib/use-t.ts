import { useTranslation } from 'react-i18next'

/** The words of one slice; what the server says too is in the contract's messages, which stand behind every slice. */
export function useT(slice: string) {
  return useTranslation(slice).t
}
