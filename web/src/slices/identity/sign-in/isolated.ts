/** An address keeps its own direction inside a sentence of the other. */
export const isolated = (text: string) => `\u2068${text}\u2069`
