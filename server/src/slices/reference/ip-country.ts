import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { countryOf } from '@souk/contract/core/countries.ts'

type Row = CountryResponse & { country_code?: string }
let reader: Reader<Row> | undefined

/** The table of IP ranges is read at the first sign-up, not at every start. */
function ranges(): Reader<Row> {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  return (reader ??= new Reader<Row>(readFileSync(file)))
}

/** Null for an address that belongs to no country, such as this machine's own. */
export function countryCodeOf(address: string): string | null {
  const [known, code] = countryTextOf(address).split(';')
  return known === '1' ? code! : null
}

/** `1;US;USA;United States`, or `2;;;Unknown` for an address that belongs to no country, such as this machine's own. */
export function countryTextOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  const code = isIP(plain) ? ranges().get(plain)?.country_code : undefined
  const country = code ? countryOf(code) : undefined
  return country ? `1;${country.code};${country.code3};${country.name}` : '2;;;Unknown'
}
