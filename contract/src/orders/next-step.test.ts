import { describe, expect, it } from 'vitest'
import { isOwnStep, nextStep, nextSteps, orderWork, type Standing } from './next-step.ts'
import { orderStatuses } from './order-moves.ts'

const agreed: Standing = {
  status: 'CONFIRMED',
  isCancelAsked: false,
  revision: 1,
  agreedRevision: 1,
  work: [],
  payment: 'UNPAID',
}
const fresh: Standing = { ...agreed, status: 'PENDING_BRAND', agreedRevision: null }

describe('the next step of an order', () => {
  it.each([
    // standing, brand, retailer
    ['a first order', fresh, 'confirm', 'wait'],
    ['a changed first order', { ...fresh, revision: 3 }, 'answer', 'wait'],
    ['a change of an agreed order', { ...fresh, agreedRevision: 1 }, 'answer', 'wait'],
    ['a proposal of the brand', { ...fresh, status: 'PENDING_RETAILER', revision: 2 }, 'wait', 'answer'],
    ['a request to cancel', { ...agreed, isCancelAsked: true, work: ['pack'] }, 'answerCancel', 'waitCancel'],
    ['to pack', { ...agreed, work: ['pack'] }, 'pack', 'waitGoods'],
    ['part packed', { ...agreed, work: ['pack', 'send'] }, 'send', 'waitGoods'],
    ['to hand over', { ...agreed, work: ['send', 'pay'] }, 'send', 'pay'],
    ['to invoice', { ...agreed, work: ['invoice'] }, 'invoice', 'waitInvoice'],
    ['on its way, open', { ...agreed, work: ['receive', 'pay'] }, 'collect', 'receive'],
    ['on its way, paid', { ...agreed, work: ['receive'], payment: 'PAID' }, 'waitReceipt', 'receive'],
    ['on its way, overdue', { ...agreed, work: ['receive', 'pay'], payment: 'OVERDUE' }, 'collect', 'pay'],
    ['a claim', { ...agreed, work: ['pack', 'claim', 'pay'] }, 'claim', 'pay'],
    ['a claim, paid', { ...agreed, work: ['claim'], payment: 'PAID' }, 'claim', 'waitClaim'],
    ['delivered, open', { ...agreed, status: 'COMPLETED', work: ['pay'] }, 'collect', 'pay'],
    ['all done', { ...agreed, status: 'COMPLETED', payment: 'PAID' }, null, null],
    ['rejected', { ...fresh, status: 'REJECTED' }, null, null],
    ['cancelled', { ...agreed, status: 'CANCELLED', work: [] }, null, null],
    ['cancelled with a deposit open', { ...agreed, status: 'CANCELLED', work: ['pay'] }, 'collect', 'pay'],
  ] as const)('%s', (_, standing, brand, retailer) => {
    expect([nextStep(standing as Standing, 'brand'), nextStep(standing as Standing, 'retailer')]).toEqual([
      brand,
      retailer,
    ])
  })

  it('never has both sides wait for each other, and never asks for what is not there', () => {
    for (const status of orderStatuses) {
      for (const isCancelAsked of [false, true]) {
        for (let bits = 0; bits < 2 ** orderWork.length; bits += 1) {
          const work = orderWork.filter((_, at) => bits & (1 << at))
          const standing = { ...agreed, status, isCancelAsked, work }
          const [brand, retailer] = [nextStep(standing, 'brand'), nextStep(standing, 'retailer')]
          expect(brand === null).toBe(retailer === null)
          if (brand) expect([isOwnStep(brand), isOwnStep(retailer)]).toContain(true)
        }
      }
    }
  })

  it('reaches every step', () => {
    const reached = new Set<unknown>()
    for (const side of ['brand', 'retailer'] as const) {
      for (const status of orderStatuses) {
        for (const isCancelAsked of [false, true]) {
          for (const work of [[], ...orderWork.map((one) => [one])]) {
            for (const agreedRevision of [null, 1]) {
              reached.add(nextStep({ ...agreed, status, isCancelAsked, work, agreedRevision }, side))
            }
          }
        }
      }
    }
    expect(nextSteps.filter((step) => !reached.has(step))).toEqual([])
  })
})
