import { useEffect } from 'react'

type Props = { id: string; onName: (id: string, text: string) => void }

/** Tells the index what a section calls itself, as soon as it is here. */
export function SectionName({ id, onName }: Props) {
  useEffect(() => {
    const title = document.querySelector(`#at-${id} h2`)?.textContent
    if (title) onName(id, title)
  }, [id, onName])
  return null
}
