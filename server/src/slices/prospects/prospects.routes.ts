import { creditRates } from '@souk/contract/prospects/prospect-words.ts'
import type { beingFound, objections } from '@souk/contract/prospects/contact-consent.contract.ts'
import type { prospects, prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { withFailureMessages } from '../../platform/serving/http/failure-messages.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { brandActor, requireEnabled } from './model/access.ts'
import { importOwn, importProspects } from './admin/import-prospects.ts'
import { contactOfToken, eraseByEmail, eraseContacts, readByEmail, readByToken } from './contacts/contact-data.ts'
import { answerConsent, changeFound, readFound, retailerOf } from './contacts/being-found.ts'
import { draftForLead } from './contacts/draft-for-lead.ts'
import { inviteLead, objectToContact } from './contacts/invite-lead.ts'
import { pollContacts, revealContact } from './contacts/reveal-contact.ts'
import { decideRequest, listEntries, listRequests, readCredits, requestCredits } from './credits/credit-requests.ts'
import { dismissLead, markPosition, markViewed, readPosition, readQuality } from './leads/judge-lead.ts'
import { listLeads, readFilters, readIndustries } from './leads/list-leads.ts'
import { readLead } from './leads/read-lead.ts'
import { tailorLeads } from './leads/tailor-leads.ts'
import { changeSaved, listSaved, readSaved, saveLead } from './saved/save-lead.ts'

const handlers: Handlers<typeof prospects> = {
  list: ({ actor, body }, deps) => listLeads(deps, brandActor(actor), body),
  detail: ({ actor, params, caller }, deps) => readLead(deps, brandActor(actor), params.leadId, caller),
  filters: ({ actor, body }, deps) => readFilters(deps, brandActor(actor), body.filters),
  viewed: ({ actor, body }, deps) => markViewed(deps, brandActor(actor), body.leadIds),
  saved: ({ actor, body }, deps) => listSaved(deps, brandActor(actor), body),
  savedOne: ({ actor, body }, deps) => readSaved(deps, brandActor(actor), body.leadId),
  save: ({ actor, body }, deps) => saveLead(deps, brandActor(actor), body),
  changeSaved: ({ actor, body }, deps) => changeSaved(deps, brandActor(actor), body),
  dismiss: ({ actor, body }, deps) => dismissLead(deps, brandActor(actor), body.leadId, body.reason),
  reveal: ({ actor, body, caller }, deps) =>
    revealContact(deps, brandActor(actor), body.leadId, body.contactId, caller),
  poll: ({ actor, query }, deps) => pollContacts(deps, brandActor(actor), query.leadId),
  readPosition: ({ actor, query }, deps) => readPosition(deps, brandActor(actor), query.list),
  position: ({ actor, body }, deps) => markPosition(deps, brandActor(actor), body),
  rates: async () => creditRates,
  credits: ({ actor, params }, { db }) => readCredits(db, brandActor(actor), params.brandId),
  creditHistory: async ({ actor, query }, { db }) =>
    listEntries(db, await requireEnabled(db, brandActor(actor)), query),
  industries: ({ actor }, deps) => readIndustries(deps, brandActor(actor)),
  quality: ({ actor }, deps) => readQuality(deps, brandActor(actor)),
  requestCredits: ({ actor, body }, { db }) => requestCredits(db, brandActor(actor), body),
  tailored: ({ actor, body }, deps) => tailorLeads(deps, brandActor(actor), body.more),
  importOwn: ({ actor, caller }, deps) => importOwn(deps, brandActor(actor), caller),
  draft: ({ actor, body, caller }, deps) => draftForLead(deps, brandActor(actor), body.leadId, caller),
  invite: ({ actor, body, caller }, deps) => inviteLead(deps, brandActor(actor), body, caller),
}

/** The sentences of the specification for what could not be read or written. */
export const prospectsHandlers = withFailureMessages(handlers, {
  list: 'leadAi.database',
  detail: 'leadAi.detail',
  filters: 'leadAi.filters',
  viewed: 'leadAi.view',
  saved: 'leadAi.savedLeads',
  savedOne: 'leadAi.savedLeads',
  save: 'leadAi.save',
  rates: 'leadAi.rates',
  credits: 'leadAi.balance',
  industries: 'leadAi.industries',
  tailored: 'leadAi.tailored',
  invite: 'leadAi.addRetailer',
})

export const prospectsAdminHandlers: Handlers<typeof prospectsAdmin> = {
  requests: ({ query }, { db }) => listRequests(db, query),
  decide: ({ actor, params, body, caller }, { db }) => decideRequest(db, actor, params.id, body, caller),
  contact: ({ actor, body, caller }, deps) => readByEmail(deps, actor, body.email, caller),
  eraseContact: ({ actor, body, caller }, deps) => eraseByEmail(deps, actor, body.email, caller),
  import: ({ actor, caller }, deps) => importProspects(deps, actor, caller),
}

export const beingFoundHandlers: Handlers<typeof beingFound> = {
  read: ({ actor }, { db }) => readFound(db, retailerOf(actor)),
  change: ({ actor, body, caller }, deps) => changeFound(deps, actor, body.isFound, caller),
  answer: ({ actor, params, body, caller }, deps) => answerConsent(deps, actor, params.id, body.isAllowed, caller),
}

export const objectionsHandlers: Handlers<typeof objections> = {
  object: ({ body }, { db, key }) => objectToContact(db, key, body.token),
  read: ({ body }, deps) => readByToken(deps, body.token),
  erase: ({ body, caller }, deps) =>
    eraseContacts(deps, [contactOfToken(deps.key, body.token)], { actor: null, caller }),
}
