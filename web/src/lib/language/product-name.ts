import type { Language } from '@souk/contract/core/language.ts'
import { store } from '../store.ts'

type Names = Readonly<Record<Language, string>>

/** The server wrote them into the opening tag, so that no other name flashes before the settings are read. */
const { nameEn = 'Souk', nameAr = 'سوق' } = document.documentElement.dataset
const names = store<Names>({ en: nameEn, ar: nameAr })

/** What this marketplace is called. */
export const productName = (of: Language): string => names.get()[of]

export function setProductName({ en, ar }: Names): void {
  const now = names.get()
  if (en !== now.en || ar !== now.ar) names.set({ en, ar })
}

export const useProductNames = names.use
