/** Only a local path may follow our domain in a mail, so that no link redirects elsewhere. */
export function localPath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || /^\/[/\\]|[\s\\]/.test(path)) return undefined
  const { origin, pathname, search } = new URL(path, 'http://souk.invalid')
  return origin === 'http://souk.invalid' ? pathname + search : undefined
}
