import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractSheet } from '../../../shared/contract-sheet/contract-sheet.js';
import type { resources } from '../../../shared/i18n/resources.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { sampleContract } from '../model/sample-contract.js';
import type { Details } from '../model/fill-in.js';
import { now } from '../../../shared/now.js';

type Parties = (typeof resources)['en']['home']['parties'];

/** The first page of a contract, written by the drafting library. */
export function SampleSheet() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const scope = t('sample.scope');
  const deliverables = t('sample.deliverables');
  const parties = t('parties', { returnObjects: true });
  const document = useMemo(
    () => sampleContract({ scope, deliverables, details: toDetails(parties) }, language, now()),
    [scope, deliverables, parties, language],
  );
  return (
    <Small>
      <ContractSheet document={document} />
    </Small>
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

/** As small as type may be and still be read, on every width. */
const Small = styled('div')(({ theme }) => ({
  '& > article': { fontSize: theme.layout.smallPrint, padding: '2.6em 2.4em' },
}));
