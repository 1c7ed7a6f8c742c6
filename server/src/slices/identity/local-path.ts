/** Only a path of ours may stand in a mail: nobody is led elsewhere by a link that begins with our name. */
export function localPath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || /^\/[/\\]|[\s\\]/.test(path)) return undefined
  const { origin, pathname, search } = new URL(path, 'http://souk.invalid')
  return origin === 'http://souk.invalid' ? pathname + search : undefined
}
