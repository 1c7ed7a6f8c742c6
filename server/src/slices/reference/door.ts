/** Where an address is, without asking the network. */
export { countryCodeOf } from './ip-country.ts'
