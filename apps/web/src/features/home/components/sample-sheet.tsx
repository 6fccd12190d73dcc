import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractSheet } from '../../../shared/contract-sheet/contract-sheet.js';
import type { resources } from '../../../shared/i18n/resources.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { sampleContract } from '../model/sample-contract.js';
import type { Template } from '../model/templates.js';
import type { Details } from '../model/fill-in.js';

type Parties = (typeof resources)['en']['home']['parties'];

/** The first page of a contract of this kind, written by the drafting library and set to the width there is. */
export function SampleSheet({ template }: { template: Template }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const scope = t(`templates.${template}.scope`);
  const deliverables = t(`templates.${template}.deliverables`);
  const parties = t('parties', { returnObjects: true });
  const document = useMemo(
    () =>
      sampleContract(template, { scope, deliverables, details: toDetails(parties) }, language, new Date()),
    [template, scope, deliverables, parties, language],
  );
  return (
    <Scaled>
      <ContractSheet document={document} />
    </Scaled>
  );
}

const toDetails = ({ number, place, provider, client }: Parties): Details => ({
  'contract.number': number,
  'contract.place': place,
  'provider.name': provider.name,
  'provider.code': provider.code,
  'provider.vatCode': provider.vatCode,
  'provider.address': provider.address,
  'provider.email': provider.email,
  'provider.iban': provider.iban,
  'client.name': client.name,
  'client.code': client.code,
  'client.vatCode': client.vatCode,
  'client.address': client.address,
  'client.email': client.email,
  'client.representative': client.representative,
});

/** Type set in hundredths of the sheet's own width: a miniature has the same lines as the large page. */
const Scaled = styled('div')({
  '& > article': { fontSize: '1.95cqw', padding: '4.4em 5em' },
  '& mark': { borderBottomWidth: '0.08em' },
});
