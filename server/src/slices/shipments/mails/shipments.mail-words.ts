const en = {
  'mail.shipment.title': 'Shipment {{number}}',
  'mail.shipment.open': 'Open the shipment',
  'mail.shipment.answer': 'Respond to the claim',
  'mail.shipment.receive': 'Confirm receipt',
  'mail.shipment.IN_TRANSIT.subject': '{{actor}} shipped {{number}}',
  'mail.shipment.IN_TRANSIT.text':
    '{{actor}} handed {{number}} to the carrier. Confirm its receipt when it arrives, or report what is missing or damaged.',
  'mail.shipment.DELIVERED.subject': '{{actor}} received {{number}}',
  'mail.shipment.DELIVERED.text': '{{actor}} confirmed the receipt of {{number}}.',
  'mail.shipment.RETURNED.subject': '{{number}} came back',
  'mail.shipment.RETURNED.text': '{{actor}} reports that {{number}} came back. What was invoiced for it is credited.',
  'mail.shipment.FAILED.subject': '{{number}} is lost',
  'mail.shipment.FAILED.text':
    '{{actor}} reports that {{number}} was lost on its way. What was invoiced for it is credited.',
  'mail.shipment.CLAIMED.subject': '{{actor}} reports a problem with {{number}}',
  'mail.shipment.CLAIMED.text':
    '{{actor}} reports missing or damaged units of {{number}}. Answer with a credit note, a replacement or a refusal.',
  'mail.shipment.CREDITED.subject': 'Credit note for {{number}}',
  'mail.shipment.CREDITED.text': '{{actor}} issued a credit note for the units you reported of {{number}}.',
  'mail.shipment.REPLACED.subject': 'Replacement for {{number}}',
  'mail.shipment.REPLACED.text': '{{actor}} sends a replacement for the units you reported of {{number}}.',
  'mail.shipment.REFUSED.subject': '{{actor}} refused your claim about {{number}}',
  'mail.shipment.REFUSED.text': '{{actor}} refused the claim about {{number}}. The reason: {{word}}',
}
const ar: Record<keyof typeof en, string> = {
  'mail.shipment.title': 'الشحنة {{number}}',
  'mail.shipment.open': 'فتح الشحنة',
  'mail.shipment.answer': 'الرد على البلاغ',
  'mail.shipment.receive': 'تأكيد الاستلام',
  'mail.shipment.IN_TRANSIT.subject': 'شحنت {{actor}} الشحنة {{number}}',
  'mail.shipment.IN_TRANSIT.text':
    'سلّمت {{actor}} الشحنة {{number}} إلى شركة الشحن. أكّد استلامها عند وصولها، أو أبلغ عن الناقص أو التالف.',
  'mail.shipment.DELIVERED.subject': 'استلم {{actor}} الشحنة {{number}}',
  'mail.shipment.DELIVERED.text': 'أكّد {{actor}} استلام الشحنة {{number}}.',
  'mail.shipment.RETURNED.subject': 'أُعيدت الشحنة {{number}}',
  'mail.shipment.RETURNED.text': 'أبلغت {{actor}} أن الشحنة {{number}} أُعيدت. يصدر إشعار دائن بالمبالغ المفوترة.',
  'mail.shipment.FAILED.subject': 'فُقدت الشحنة {{number}}',
  'mail.shipment.FAILED.text':
    'أبلغت {{actor}} أن الشحنة {{number}} فُقدت في الطريق. يصدر إشعار دائن بالمبالغ المفوترة.',
  'mail.shipment.CLAIMED.subject': 'أبلغ {{actor}} عن مشكلة في الشحنة {{number}}',
  'mail.shipment.CLAIMED.text':
    'أبلغ {{actor}} عن قطع ناقصة أو تالفة في الشحنة {{number}}. رُدّ بإشعار دائن أو بديل أو رفض.',
  'mail.shipment.CREDITED.subject': 'إشعار دائن للشحنة {{number}}',
  'mail.shipment.CREDITED.text': 'أصدرت {{actor}} إشعارًا دائنًا بالقطع التي أبلغت عنها في الشحنة {{number}}.',
  'mail.shipment.REPLACED.subject': 'بديل للشحنة {{number}}',
  'mail.shipment.REPLACED.text': 'ترسل {{actor}} بديلًا عن القطع التي أبلغت عنها في الشحنة {{number}}.',
  'mail.shipment.REFUSED.subject': 'رفضت {{actor}} بلاغك عن الشحنة {{number}}',
  'mail.shipment.REFUSED.text': 'رفضت {{actor}} البلاغ عن الشحنة {{number}}. السبب: {{word}}',
}
export const shipmentsMailWords = { en, ar }
