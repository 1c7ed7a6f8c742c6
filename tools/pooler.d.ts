export const poolerBinary: string
export function whyNoPooler(): string | null
