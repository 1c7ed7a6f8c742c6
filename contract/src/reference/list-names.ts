/** The lists that the marketplace's own people change. */
export const listNames = ['departments', 'categories', 'colours', 'seasons'] as const
export type ListName = (typeof listNames)[number]
