import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { milliseconds } from '@souk/contract/core/limits.ts'
import { type FormEvent, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { type ProductDraft, changesOf, draftOf, hasChanges, putOnTop } from './product-changes.ts'
import type { KeepDraft, KeptDraft } from './product-drafts.ts'
import { type FieldErrors, fieldAt, fieldErrorsOf } from './product-objections.ts'
import { useProductWrite } from '../model/products.data.ts'

type Options = {
  collection: Collection
  newest: Product
  savedDraft: KeptDraft | undefined
  keep: KeepDraft
}
const none: FieldErrors = {}
const days = ['shippingStartDate', 'shippingEndDate']
/** Two days are right or wrong together. */
const beside = (field: string) => (days.includes(field) ? days : [field])

/** One product as a form: what is typed lies on what it was typed on, and only what differs is sent. */
export function useProductForm({ collection, newest, savedDraft, keep }: Options) {
  const t = useT('products')
  const write = useProductWrite('changeProduct')
  const { currency, currencies, type } = collection
  const asDraft = (product: Product) => draftOf(product, currency, currencies)
  const isKept = (one: KeptDraft | undefined) => one !== undefined && hasChanges(asDraft(one.base), one.draft)
  const held = isKept(savedDraft) || savedDraft?.base.version === newest.version ? savedDraft : undefined // else the newest shows itself
  const base = held?.base ?? newest
  const saved = asDraft(base)
  const draft = held?.draft ?? saved
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [hasAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState(none)
  const [problem, setProblem] = useState<string | null>(null)

  const settled = useDebounced(savedDraft, milliseconds.productEdit)
  const isTracked = isKept(settled)
  const skus = base.variants.flatMap(({ sizes }) => sizes)
  const change = changesOf(saved, draft)
  const isDirty = Object.keys(change).length > 0
  const isOld = (newest.version ?? 0) > (base.version ?? 0)
  const found = fieldErrorsOf({ change, saved, now: draft, skus, type }, t)
  const objections = { ...refused, ...found }

  function set(part: (now: ProductDraft) => Partial<ProductDraft>, ...fields: string[]): void {
    keep(newest._id, (now) => {
      const begun =
        now && (isKept(now) || now.base.version === newest.version) ? now : { base: newest, draft: asDraft(newest) }
      return { ...begun, draft: { ...begun.draft, ...part(begun.draft) } }
    })
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field))))
  }
  const see = (field: string) => setSeen((now) => (now.has(field) ? now : new Set(now).add(field)))
  /** Said when a field was left, or once the form was refused. */
  function marks(field: string) {
    const isShown = hasAsked || seen.has(field) || field in refused
    const name = field.split('.')[0] as keyof typeof change
    return {
      error: isShown ? objections[field] : undefined,
      isRight: isShown && change[name] !== undefined && !beside(field).some((one) => objections[one]),
      onBlur: () => see(field),
    }
  }

  /** What another person saved comes in below what was typed. */
  function loadNewest(): void {
    keep(newest._id, (now) => ({
      base: newest,
      draft: now ? putOnTop(asDraft(now.base), now.draft, asDraft(newest)) : asDraft(newest),
    }))
    setProblem(null)
  }
  async function save(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (write.isPending || !isDirty) return
    setAsked(true)
    setProblem(null)
    if (Object.keys(found).length > 0) return
    try {
      const version = base.version === undefined ? {} : { version: base.version }
      const answer = await write.mutateAsync({ id: base._id, body: { ...change, ...version } })
      // What was typed while it was on its way stays on top.
      keep(answer._id, (now) => ({
        base: answer,
        draft: putOnTop(draft, now?.draft ?? draft, asDraft(answer)),
      }))
      setSeen(new Set())
      setAsked(false)
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      const fields = Object.entries(error.fields).map(([path, message]) => [fieldAt(path, change), message])
      setRefused(Object.fromEntries(fields))
      if (fields.length === 0 && error.code !== 'stale') setProblem(error.message)
    }
  }
  return {
    base,
    draft,
    set,
    marks,
    save,
    loadNewest,
    problem,
    isBusy: write.isPending,
    isDirty, // at once, so that nothing is lost in the half second before it is tracked
    isTracked: isTracked && isDirty,
    isOld,
  }
}
export type ProductForm = ReturnType<typeof useProductForm>
/** What fields need: also the dialog that changes many at once is one. */
export type DraftForm = Pick<ProductForm, 'draft' | 'set' | 'marks'>
