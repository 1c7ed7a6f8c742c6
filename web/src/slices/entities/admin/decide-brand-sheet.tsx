import { type AdminBrand, Decision } from '@souk/contract/entities/approval.contract.ts'
import { approvalDecisions, approvalNeeds } from '@souk/contract/entities/brand-approval.ts'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { useApprovalWrite } from '../approval/approval.data.ts'

type Props = { brand: AdminBrand; onClose: () => void }

/** What a brand shows for itself, and the decision about it. */
export function DecideBrandSheet({ brand, onClose }: Props) {
  const t = useT('admin')
  const write = useApprovalWrite('decideBrand')
  const form = useContractForm({
    schema: Decision,
    initial: { decision: 'approve', reason: '', version: brand.version },
    send: async (body) => {
      await write.mutateAsync({ id: brand.id, ...body })
      onClose()
    },
  })
  const { field, values } = form
  if (brand.status !== 'SUBMITTED')
    return (
      <SideSheet isOpen title={brand.entityName} onClose={onClose}>
        <Stack gap={20}>
          <BrandFacts brand={brand} />
          {brand.reason && <p>{t('brands.lastReason', { reason: `\u2068${brand.reason}\u2069` })}</p>}
        </Stack>
      </SideSheet>
    )
  return (
    <FormSheet
      form={form}
      title={t('brands.of', { name: `\u2068${brand.entityName}\u2069` })}
      send={t('brands.save')}
      onClose={onClose}
    >
      <BrandFacts brand={brand} />
      <RadioCards
        label={t('brands.decision')}
        {...field('decision')}
        cards={approvalDecisions.map((value) => ({
          value,
          label: t(`brands.${value}`),
          hint: t(`brands.${value}.hint`),
        }))}
      />
      {values['decision'] !== 'approve' && (
        <TextAreaField
          label={t('reject.reason')}
          help={t('brands.reason.help')}
          maxLength={1_000}
          {...field('reason')}
        />
      )}
    </FormSheet>
  )
}

function BrandFacts({ brand }: { brand: AdminBrand }) {
  const t = useT('admin')
  const format = useFormat()
  const { id, country, address, taxNumber, taxNumberExample, documents, collection, email, launchDate, has } = brand
  const facts = [
    {
      label: t('brands.company'),
      value: (
        <Link to={`/admin/entities/brand/${id}`}>
          <bdi>{brand.entityName}</bdi>
        </Link>
      ),
    },
    { label: t('columns.country'), value: country ? format.country(country) : '–' },
    { label: t('brands.address'), value: address ?? '–' },
    { label: t('columns.email'), value: email ?? '–' },
    {
      label: t('columns.taxNumber'),
      value: (
        <Row gap={8}>
          <bdi className="num">{taxNumber || '–'}</bdi>
          <Tag tone={has.taxNumber ? 'ok' : 'warn'}>
            {t(has.taxNumber ? 'brands.taxRight' : 'brands.taxWrong', { example: taxNumberExample })}
          </Tag>
        </Row>
      ),
    },
    {
      label: t('documents.title'),
      value:
        documents.length === 0 ? (
          '–'
        ) : (
          <Stack gap={4}>
            {documents.map((one) => (
              <span key={one.id}>
                <a href={one.url}>
                  <bdi>{one.name}</bdi>
                </a>{' '}
                <span className="caption">{t(`status.${one.status}`)}</span>
              </span>
            ))}
          </Stack>
        ),
    },
    {
      label: t('columns.collection'),
      value: collection ? (
        <Link to={`/admin/reviews/${collection.id}`}>
          <bdi>{collection.name}</bdi>
        </Link>
      ) : (
        '–'
      ),
    },
    { label: t('brands.launchDate'), value: launchDate ? format.day(launchDate) : '–' },
  ]
  return (
    <>
      <FactList facts={facts} />
      <Stack as="ul" gap={8} aria-label={t('brands.checks')}>
        {approvalNeeds.map((need) => (
          <Row as="li" key={need} gap={8}>
            {has[need] ? (
              <IconCircleCheck size={18} stroke={1.7} aria-hidden />
            ) : (
              <IconCircle size={18} stroke={1.7} aria-hidden />
            )}
            <span>{t(`brands.has.${need}.${has[need] ? 'yes' : 'no'}`)}</span>
          </Row>
        ))}
      </Stack>
    </>
  )
}
