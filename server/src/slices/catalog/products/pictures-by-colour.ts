/** The picture that shows a colour. One that was removed from the product since no longer counts. */
export function picturesByColour(row: { images: readonly string[]; colourImages: unknown }): Record<string, string> {
  const entries = Object.entries(row.colourImages as Record<string, string>)
  return Object.fromEntries(entries.filter(([, image]) => row.images.includes(image)))
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const shortestColour = 3

/** Pictures named after a colour show it: "coat-navy.jpg" is the navy one. The longest colour name wins, so that "light blue" is not "blue". */
export function coloursInNames(images: readonly string[], colours: readonly string[]): Record<string, string> {
  const byLength = colours.toSorted((a, b) => plain(b).length - plain(a).length)
  const named = images.map((image) => {
    const name = plain(image)
    return byLength.find((colour) => plain(colour).length >= shortestColour && name.includes(plain(colour)))
  })
  return Object.fromEntries(
    colours.flatMap((colour) => {
      const at = named.indexOf(colour)
      return at < 0 ? [] : [[colour, images[at]!]]
    }),
  )
}
