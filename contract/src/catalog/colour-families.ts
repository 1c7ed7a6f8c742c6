/** Groups the names that brands give their colours, so that buyers can filter by colour. */
export const colourFamilies = [
  'BLACK',
  'GREY',
  'WHITE',
  'BEIGE',
  'BROWN',
  'RED',
  'PINK',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'BLUE',
  'PURPLE',
  'METALLIC',
  'MULTI',
] as const
