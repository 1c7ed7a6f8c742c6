import type { Request } from '@souk/contract/core/endpoint.ts'
import { beingFound } from '@souk/contract/prospects/contact-consent.contract.ts'
import { prospects, prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { upload } from '../../../lib/server/upload.ts'

type Body<E extends Parameters<typeof call>[0]> = Request<E> extends { body: infer B } ? B : never

/** Pays for a search that finds something; its stores are read afterwards. */
export const search = (body: Body<typeof prospects.list>) => call(prospects.list, { body })
export const save = (body: Body<typeof prospects.save>) => call(prospects.save, { body })
export const changeSaved = (body: Body<typeof prospects.changeSaved>) => call(prospects.changeSaved, { body })
export const dismiss = (body: Body<typeof prospects.dismiss>) => call(prospects.dismiss, { body })
export const reveal = (body: Body<typeof prospects.reveal>) => call(prospects.reveal, { body })
export const tailor = () => call(prospects.tailored, { body: { more: true } })
export const invite = (body: Body<typeof prospects.invite>) => call(prospects.invite, { body })
export const draft = (leadId: string) => call(prospects.draft, { body: { leadId } })
export const requestCredits = (body: Body<typeof prospects.requestCredits>) => call(prospects.requestCredits, { body })
export const changeFound = (isFound: boolean) => call(beingFound.change, { body: { isFound } })
export const answerConsent = ({ id, isAllowed }: { id: string; isAllowed: boolean }) =>
  call(beingFound.answer, { params: { id }, body: { isAllowed } })
export const decide = ({ id, ...body }: Body<typeof prospectsAdmin.decide> & { id: string }) =>
  call(prospectsAdmin.decide, { params: { id }, body })
export const readContact = (email: string) => call(prospectsAdmin.contact, { body: { email } })
export const eraseContact = (email: string) => call(prospectsAdmin.eraseContact, { body: { email } })
export const importOwn = (file: File) => upload(prospects.importOwn, {}, file, {})
export const importFile = (file: File) => upload(prospectsAdmin.import, {}, file, {})
