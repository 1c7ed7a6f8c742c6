import { sql } from 'kysely'
import { type Language, languages } from '@souk/contract/core/language.ts'
import { referenceMessages } from '@souk/contract/reference/reference.messages.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { referenceLists } from '../../platform/base/reference-lists.ts'
import { arabicWords } from '../../platform/base/words/arabic-words.ts'
import { plainWords } from '../../platform/base/words/plain-words.ts'

/** What was typed in words that exist: `query` for the index, about how many products have all of them at most, and the words to mark. */
export type KnownWords = { query: string; about: number; marks: readonly string[] }
type Known = { n: number; word: string; term: string; listed: number }

/** What a product is called and what is said about it, as the index has it. */
export const allWords = sql`(listing.words || listing.said)`

const wordsAtMost = 8
const beginsWith = sql`word >= typed.word collate "C" and word < (typed.word || chr(1114111)) collate "C"`

/** Each typed word as the words it can mean: itself, what it begins, the tags of that name; where there is none, those most like it. */
export async function knownWords(db: Db, text: string): Promise<KnownWords | null> {
  const typed = plainWords(text).slice(0, wordsAtMost)
  if (typed.length === 0) return null
  const { rows } = await sql<Known>`
    select typed.n::int as n, known.word, known.term, known.listed
    from string_to_table(${typed.join(' ')}, ' ') with ordinality typed (word, n)
    cross join lateral (
      select word, term, listed from search_word where word = typed.word collate "C"
      union all
      (select word, term, listed from search_word
        where typed.n = ${typed.length} and ${beginsWith} and word <> typed.word order by listed desc, word limit 20)
      union all
      (select word, term, listed from search_word
        where not exists (select from search_word where ${beginsWith}) and length(typed.word) > 2
          and word % typed.word order by similarity(word, typed.word) desc, listed desc, word limit 6)
    ) known`.execute(db)
  const groups = Map.groupBy(rows, ({ n }) => n)
  if (groups.size < typed.length) return null // a word that nothing is like: nothing has it
  const each = [...groups.values()]
  const quoted = (term: string) => `'${term.replaceAll("'", "''")}'`
  return {
    query: each.map((group) => `(${[...new Set(group.map(({ term }) => quoted(term)))].join(' | ')})`).join(' & '),
    about: Math.min(...each.map((group) => group.reduce((sum, { listed }) => sum + listed, 0))),
    marks: rows.map(({ word }) => word),
  }
}

const kinds = { departments: 'd:', categories: 'c:', subCategories: 's:', genders: 'g:' } as const

/** The names of departments, categories and the like in every language, each word with the tag it stands for. */
function tagNames(): { word: string; term: string }[] {
  const builtIn = languages.flatMap((language: Language) => Object.entries(referenceMessages[language]))
  const lists = (['departments', 'categories'] as const).flatMap((list) =>
    referenceLists()[list].flatMap(({ key, nameEn, nameAr }) =>
      [nameEn, nameAr].map((name) => [`${list}.${key}`, name] as const),
    ),
  )
  return [...builtIn, ...lists].flatMap(([key, name]) => {
    const [kind, value] = key.split('.') as [string, string]
    const mark = kinds[kind as keyof typeof kinds]
    return mark
      ? plainWords(name)
          .filter((word) => word.length > 2)
          .map((word) => ({ word, term: mark + value }))
      : []
  })
}

/** Counts every word anew and forgets those nothing has any more. By a job: it reads all listings. */
export async function refreshWords(db: Db): Promise<void> {
  const arabic = arabicWords.flatMap(({ word, term }) => plainWords(word).map((plain) => ({ word: plain, term })))
  const named = [...tagNames(), ...arabic]
  const names = [...new Map(named.map((one) => [`${one.word} ${one.term}`, one])).values()]
  await sql`
    with found as materialized (select word as term, ndoc from ts_stat('select words || said from listing')),
      now as (
        select term as word, term, ndoc from found where term not like '_:%'
        union
        select named.word, named.term, coalesce(ndoc, 0)
        from unnest(${names.map(({ word }) => word)}::text[], ${names.map(({ term }) => term)}::text[]) named (word, term)
        left join found on found.term = named.term),
      gone as (delete from search_word where not exists (select from now where (now.word, now.term) = (search_word.word, search_word.term)))
    insert into search_word (word, term, listed) select word, term, ndoc from now order by 1, 2
    on conflict (word, term) do update set listed = excluded.listed where search_word.listed <> excluded.listed`.execute(
    db,
  )
}

/** Null when a word is unknown; without words, everything. */
export async function wordsOf(db: Db, q: string | undefined): Promise<{ query: string | null } | null> {
  return q ? knownWords(db, q) : { query: null }
}
