import { z } from 'zod/mini'

/** Stands apart from the abilities, so that a screen that only names a role does not fetch their rules. */
export const Role = z.enum(['entityAdmin', 'salesManager', 'salesRepresentative', 'soukAdmin'])
export type Role = z.infer<typeof Role>
