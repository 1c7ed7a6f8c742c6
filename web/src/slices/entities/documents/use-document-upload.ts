import { reference } from '@souk/contract/reference/reference.contract.ts'
import { useEffect, useRef } from 'react'
import { upload } from '../../../lib/server/upload.ts'
import type { Paper } from '../../../ui/uploads/document-card.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'

type Options = { first: File | null; onSent: (name: string) => void; onGone: () => void }

/** One document on its way: seen, broken off, tried again. */
export function useDocumentUpload({ first, onSent, onGone }: Options) {
  const { items, isBusy, add, remove, retry } = useUploads({
    kind: 'document',
    send: (file, options) =>
      upload(reference.uploadFile, { params: { fileType: 'document' } }, file, { ...options, isQuiet: true }),
    onSent: (_, file) => onSent(file.name),
  })
  const begin = useRef(add)
  useEffect(() => {
    if (first) begin.current([first])
  }, [first])
  const item = items.at(-1)
  function drop(): void {
    for (const { id } of items) remove(id)
    onGone()
  }
  return {
    paper: item ? ({ name: item.file.name, bytes: item.file.size, ...progressOf(item) } satisfies Paper) : null,
    problem: item?.problem ?? undefined,
    location: item?.result?.location ?? null,
    isBusy,
    canRetry: item?.state === 'failed' && item.canRetry,
    take(file: File): void {
      drop()
      add([file])
    },
    retry: () => item && retry(item.id),
    drop,
  }
}

function progressOf({ state, sent }: { state: string; sent: number }): { sent?: number } {
  return state === 'sending' || state === 'waiting' ? { sent } : {}
}
