export const departments = ['WOMEN', 'MEN', 'KIDS', 'BABY', 'LIFESTYLE'] as const
export type Department = (typeof departments)[number]
