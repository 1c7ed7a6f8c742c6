import { z } from 'zod/mini'
import type { MessageKey } from './errors.ts'

const noDay: MessageKey = 'rules.noSuchDay'
const [first, last] = ['2000-01-01', '2100-12-31']

export const isWithinDays = (day: string): boolean => day >= first && day <= last

/** A calendar day (`2026-11-20`) that stays a valid date in every time zone. */
export const Day = z.iso.date({ error: noDay, abort: true }).check(z.refine(isWithinDays, 'rules.day'))
