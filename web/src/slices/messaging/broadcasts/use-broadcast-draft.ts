import type { Broadcast, BroadcastContent } from '@souk/contract/messaging/broadcasts.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lateCode } from '../../../lib/code/late-code.ts'
import { isSame, mergeVersions, pick, type Values } from '../../../lib/forms/merge-versions.ts'
import { readDraft, storeDraft } from '../../../lib/forms/stored-draft.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import type { Conflicts } from '../../../lib/forms/use-saved-form.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { randomId } from '../../../lib/random-id.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { blankContent, completeOf, type Content, contentOf } from './broadcast-content.ts'
import { useBroadcast } from './broadcasts.data.ts'

type Draft = {
  id: string | null
  version: number
  base: Content // as the server has it
  from: Content // the same as it was typed
  mine: Content
  theirs: Partial<Content> // fields that another person or tab saved otherwise, until the choice
  creating: { key: string; content: BroadcastContent } | null // an answer that was lost is asked for again
}
type Names = (keyof Content)[]

function draftOf(content: Content, saved: Broadcast | null): Draft {
  const { id = null, version = 0 } = saved ?? {}
  return { id, version, base: content, from: content, mine: content, theirs: {}, creating: null }
}

/** Once the network is back. */
function useWhenBack(act: () => void): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    const back = () => run()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}

const useWrites = lateCode(() => import('./broadcast-writes.ts'))

/** What is typed is saved by itself. Until the server has it, it stays in the browser, over reloads and lost networks. */
export function useBroadcastDraft(found: Broadcast | null, onMade: (id: string) => void) {
  const language = useLanguage()
  const client = useQueryClient()
  const writes = useWrites()
  const { userData } = useSession()
  const draftKey = (id: string | null) =>
    `broadcast ${userData?.id ?? ''} ${userData?.currentEntityId ?? ''} ${id ?? 'new'}`
  const [first] = useState<Draft>(
    () =>
      readDraft<Draft>(draftKey(found?.id ?? null)) ??
      draftOf(found ? contentOf(found) : blankContent(language), found),
  )
  const stored = useRef(first)
  const [shown, setShown] = useState(first)
  const [epoch, setEpoch] = useState(0) // the editor begins anew with each
  const [asked, setAsked] = useState(0)
  const { data: newest } = useBroadcast(shown.id)
  const isReady = (content: Content) => completeOf(content) !== null && Object.keys(stored.current.theirs).length === 0
  const { draft, problem, isSaving, ...waiting } = useDraft<Content>({ merge: (_, newer) => newer, save, isReady })

  function put(part: Partial<Draft>): void {
    const next = { ...stored.current, ...part }
    stored.current = next
    storeDraft(draftKey(next.id), isSame(next.mine, next.from) ? null : next)
    setShown(next)
  }
  async function save(typed: Content): Promise<void> {
    const content = completeOf(typed)!
    const { create, change } = await writes()
    try {
      if (stored.current.id === null) {
        const creating = stored.current.creating ?? { key: randomId(), content }
        put({ creating })
        accept(await create(creating), typed)
        if (isSame(creating.content, content)) return
      }
      const { id, version } = stored.current
      accept(await change({ id: id!, version, content }), typed)
    } catch (error) {
      if (error instanceof Failed && error.status >= 400 && error.status < 500) put({ creating: null })
      if (error instanceof Failed && error.code === 'stale') {
        await client.refetchQueries({ queryKey: ['broadcasts', 'one', stored.current.id] })
      }
      throw error
    }
  }
  function accept(saved: Broadcast, typed: Content): void {
    const isNew = stored.current.id === null
    if (isNew) storeDraft(draftKey(null), null)
    client.setQueryData(['broadcasts', 'one', saved.id], saved)
    put({ id: saved.id, version: saved.version, base: contentOf(saved), from: typed, creating: null })
    if (isNew) onMade(saved.id)
  }
  function change(part: Partial<Content>): void {
    put({ mine: { ...stored.current.mine, ...part } })
    waiting.change(stored.current.mine)
  }
  /** The editor keeps its own text, so it begins anew where the text comes from elsewhere. */
  function replace(part: Partial<Content>): void {
    change(part)
    setEpoch((now) => now + 1)
  }
  /** Another person, or another tab, saved first. */
  const meet = useEffectEvent((saved: Broadcast) => {
    const { base, from, mine, theirs: open } = stored.current
    const now = contentOf(saved)
    const { values, typed, both } = mergeVersions({ mine, from, base, now })
    const still = Object.keys(open).filter((name) => name in typed && !isSame(typed[name], now[name as keyof Content]))
    const theirs: Values = { ...pick(now, still), ...both }
    put({ version: saved.version, base: now, from: now, mine: values as Content, theirs })
    if (!isSame(values['body'], mine.body)) setEpoch((before) => before + 1)
    if (Object.keys(typed).length > 0) waiting.change(values as Content)
    else waiting.drop()
  })
  useEffect(() => {
    if (newest && !isSaving && newest.version > stored.current.version) meet(newest)
  }, [newest, isSaving])
  const begin = useEffectEvent(() => {
    if (!isSame(first.mine, first.from)) waiting.change(first.mine)
  })
  useEffect(() => begin(), [])
  useWhenBack(() => void waiting.saveNow())

  const names = Object.keys(shown.theirs) as Names
  function keep(name: string): void {
    put({
      theirs: pick(
        stored.current.theirs,
        names.filter((one) => one !== name),
      ) as Partial<Content>,
    })
    void waiting.saveNow()
  }
  const conflicts: Conflicts = {
    by: null,
    asked,
    fields: names.map((name) => ({ name, mine: shown.mine[name], theirs: shown.theirs[name] })),
    keep,
    take(name) {
      replace(pick(stored.current.theirs, [name]) as Partial<Content>)
      keep(name)
    },
  }
  /** Sends what waits now; null where it cannot be saved yet. */
  async function saveNow(): Promise<{ id: string; version: number } | null> {
    if (names.length > 0) setAsked(asked + 1)
    const isSaved = await waiting.saveNow()
    const { id, version } = stored.current
    return isSaved && id !== null ? { id, version } : null
  }
  /** After it was sent or deleted nothing of it is saved any more. */
  function forget(): void {
    waiting.drop()
    storeDraft(draftKey(stored.current.id), null)
  }
  return {
    id: shown.id,
    content: shown.mine,
    epoch,
    conflicts,
    problem: names.length > 0 ? null : problem,
    isSaving,
    isUnsent: draft !== null,
    change,
    replace,
    saveNow,
    forget,
  }
}
