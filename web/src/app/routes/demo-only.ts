import { type LoaderFunctionArgs, redirect } from 'react-router'
import { readSettings } from '../../lib/settings.ts'

/** The loader of screens that exist in the demo world only. */
export async function demoOnly({ url }: Pick<LoaderFunctionArgs, 'url'>): Promise<Response | null> {
  const { isDemo } = await readSettings()
  return isDemo ? null : nowhere(url)
}

/** Redirects an unknown path to the 404 page. */
export function nowhere({ pathname }: URL): Response {
  return redirect(`/error-404?path=${encodeURIComponent(pathname)}`)
}
