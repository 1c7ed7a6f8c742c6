import { type OwnEntity, Social } from '@souk/contract/entities/entity-shapes.ts'

export const socialNames = Object.keys(Social.shape) as (keyof Social)[]
const blank = Object.fromEntries(socialNames.map((name) => [name, ''])) as Social

/** The server keeps what was given; a form has a line for each. */
export function socialOf(social: OwnEntity['social']): Social {
  return { ...blank, ...(social as Partial<Social>) }
}
