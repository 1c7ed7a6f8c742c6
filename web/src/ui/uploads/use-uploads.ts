import { fileLimits } from '@souk/contract/core/limits.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { compressPicture } from '../pictures/compress-picture.ts'
import type { FileKind } from './file-kinds.ts'
import { type Send, type Upload, uploadQueue } from './upload-queue.ts'
import { useFileCheck } from './use-file-check.ts'

type Options<R> = {
  kind: FileKind
  send: Send<R>
  maximum?: number
  onSent?: (result: R, file: File) => void
}

/** The files of one dropzone and how they fare. Leaving the page breaks off what is on its way. */
export function useUploads<R>({ kind, send, maximum = fileLimits.maxCount, onSent }: Options<R>) {
  const t = useT('ui')
  const check = useFileCheck(kind)
  const [surplus, setSurplus] = useState(0)

  const latest = useRef({ send, check, onSent, t })
  useEffect(() => {
    latest.current = { send, check, onSent, t }
  })
  const [queue] = useState(() =>
    uploadQueue<R>({
      check: (file) => latest.current.check(file),
      ...(kind === 'picture' && { prepare: (file) => compressPicture(file) }),
      say: (error) => (error instanceof Error && error.message ? error.message : latest.current.t('upload.failed')),
      async send(file, options) {
        const result = await latest.current.send(file, options)
        latest.current.onSent?.(result, file)
        return result
      },
    }),
  )
  useEffect(() => queue.stop, [queue])
  const items: readonly Upload<R>[] = useSyncExternalStore(queue.subscribe, queue.items)
  const room = maximum - items.filter(({ state }) => state !== 'failed').length

  return {
    items,
    surplus,
    maximum,
    isBusy: items.some(({ state }) => state === 'sending' || state === 'waiting'),
    isFull: room <= 0,
    add(files: readonly File[]): void {
      setSurplus(Math.max(0, files.length - Math.max(room, 0)))
      queue.add(files.slice(0, Math.max(room, 0)))
    },
    remove: queue.remove,
    retry: queue.retry,
  }
}
