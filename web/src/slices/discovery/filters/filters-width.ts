/** What the column of filters takes of a wide page, with its gap: as `filters-layout.module.css` has it. */
export const filtersWidth = 208 + 40
