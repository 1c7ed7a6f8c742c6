import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { ProductList } from '../product/product.data.ts'

const keyOf = (name: string) => `souk.pages.${name}`
const maxPages = 20 // pages that are fetched again at once

/** After a reload the shelf is made as long as it was before its place is looked for. */
export function useLengthBefore(name: string, list: ProductList): { isShort: boolean } {
  const isBack = useNavigationType() === 'POP'
  const [wanted] = useState(() => (isBack ? read(name) : 1))
  const have = list.data?.pages.length ?? 0
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list
  const isShort = have > 0 && have < wanted && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isShort && !isFetchingNextPage) void fetchNextPage()
  }, [isShort, isFetchingNextPage, fetchNextPage])
  useEffect(() => {
    if (have > 0 && !isShort && !isPlaceholderData) keep(name, have)
  }, [name, have, isShort, isPlaceholderData])
  return { isShort }
}

function read(name: string): number {
  try {
    return Math.min(Number(sessionStorage.getItem(keyOf(name))) || 1, maxPages)
  } catch {
    return 1
  }
}

function keep(name: string, pages: number): void {
  try {
    sessionStorage.setItem(keyOf(name), String(pages))
  } catch {
    // Full or forbidden: the shelf then begins with its first page, which is no harm.
  }
}
