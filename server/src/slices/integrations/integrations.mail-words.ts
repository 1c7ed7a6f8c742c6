const en = {
  'mail.integrations.button': 'Open Integrations',
  'mail.integrations.webhookPaused.subject': 'Your webhook to {{url}} is paused',
  'mail.integrations.webhookPaused.text':
    'The webhook to {{url}} has failed for two days, so we paused it. Nothing is lost: once you resume it, everything that waits is sent.',
  'mail.integrations.webhookGone.subject': 'Your webhook to {{url}} is paused',
  'mail.integrations.webhookGone.text':
    'The receiver at {{url}} answered that it is gone, so we paused the webhook. Change its URL or remove it.',
  'mail.integrations.storeFailed.subject': 'The store {{name}} could not be synced',
  'mail.integrations.storeFailed.text': '{{reason}}',
  'mail.integrations.storePaused.subject': 'The store {{name}} is paused',
  'mail.integrations.storePaused.text':
    'Three runs in a row failed, so we stopped trying. The last reason: {{reason}} Resume the store when it is fixed.',
  'mail.integrations.stockFailed.subject': 'The stock of {{name}} does not follow your orders',
  'mail.integrations.stockFailed.text':
    '{{product}} could not reduce the stock of {{name}} for the order {{order}}. {{reason}} Please check the stock in the store.',
}
const ar: Record<keyof typeof en, string> = {
  'mail.integrations.button': 'فتح التكاملات',
  'mail.integrations.webhookPaused.subject': 'أوقفنا الويب هوك إلى {{url}} مؤقتًا',
  'mail.integrations.webhookPaused.text':
    'فشل الويب هوك إلى {{url}} لمدة يومين، لذلك أوقفناه مؤقتًا. لم يُفقد شيء: عند استئنافه تُرسل كل الرسائل المنتظرة.',
  'mail.integrations.webhookGone.subject': 'أوقفنا الويب هوك إلى {{url}} مؤقتًا',
  'mail.integrations.webhookGone.text':
    'أفاد المستقبِل على {{url}} بأنه لم يعد موجودًا، لذلك أوقفنا الويب هوك. غيّر رابطه أو أزله.',
  'mail.integrations.storeFailed.subject': 'تعذرت مزامنة المتجر {{name}}',
  'mail.integrations.storeFailed.text': '{{reason}}',
  'mail.integrations.storePaused.subject': 'أوقفنا المتجر {{name}} مؤقتًا',
  'mail.integrations.storePaused.text':
    'فشلت ثلاث عمليات مزامنة متتالية، لذلك توقفنا عن المحاولة. السبب الأخير: {{reason}} استأنف المتجر بعد إصلاحه.',
  'mail.integrations.stockFailed.subject': 'مخزون {{name}} لا يتبع طلباتك',
  'mail.integrations.stockFailed.text':
    'تعذر على {{product}} خفض مخزون {{name}} للطلب {{order}}. {{reason}} يُرجى مراجعة المخزون في المتجر.',
}
export const integrationsMailWords = { en, ar }
