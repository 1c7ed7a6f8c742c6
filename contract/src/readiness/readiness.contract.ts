import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'

const admin = { allow: ['manage', 'Souk'] } as const

/** In the order in which they are read. */
export const readinessPoints = [
  'mail',
  'address',
  'payments',
  'files',
  'backup',
  'restore',
  'jobs',
  'secret',
  'secondFactor',
  'twoAdmins',
  'name',
  'company',
  'legal',
  'approval',
  'review',
  'commission',
  'firstBrand',
] as const
export const ReadinessKey = z.enum(readinessPoints)
export type ReadinessKey = z.infer<typeof ReadinessKey>

/** `off`: deliberately left out, which keeps nothing from opening. */
export const ReadinessState = z.enum(['done', 'off', 'open', 'problem'])
export type ReadinessState = z.infer<typeof ReadinessState>

/** One point on the way to opening the marketplace, in the reader's language. */
export const ReadinessPoint = z.object({
  key: ReadinessKey,
  state: ReadinessState,
  title: z.string(),
  text: z.string(), // how it stands
  why: z.string(),
  how: z.string(), // how to set it
  proof: z.nullable(z.enum(['test', 'confirm'])), // a test that runs, or a person who says so
  checked: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), detail: z.string() })),
  to: z.nullable(z.string()), // the page where it is set
})
export type ReadinessPoint = z.infer<typeof ReadinessPoint>

export const Readiness = z.object({ open: z.int(), isDemo: z.boolean(), points: z.array(ReadinessPoint) })
export type Readiness = z.infer<typeof Readiness>

export const readiness = {
  read: endpoint({ method: 'GET', path: '/api/admin/readiness', ...admin, reply: Readiness }),
  /** Runs the test of a point, or notes that a person is sure of it; answers how all of them stand then. */
  prove: endpoint({
    method: 'POST',
    path: '/api/admin/readiness/:point',
    ...admin,
    params: z.strictObject({ point: ReadinessKey }),
    reply: Readiness,
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  /** Answers what only this server can: so it finds out whether `PUBLIC_URL` leads to itself. */
  echo: endpoint({
    method: 'GET',
    path: '/api/common/echo',
    allow: 'public',
    query: z.strictObject({ text: z.string().check(z.maxLength(64, 'rules.max')) }),
    reply: z.object({ signed: z.string() }),
    duringMaintenance: true,
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
}
