/** Codes of UNCL5305: standard, zero, exempt, reverse charge, intra-community, export, outside the scope of tax. */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof taxCategories)[number]
