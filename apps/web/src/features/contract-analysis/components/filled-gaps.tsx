import type { ComparisonView } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { ToBeRead } from './to-be-read.js';

/** What they have written into the gaps of a contract that was made here: no change, but to be read. */
export function FilledGaps({
  filled,
  documentLanguage,
}: Pick<ComparisonView, 'filled' | 'documentLanguage'>) {
  const { t } = useTranslation('compare-versions');
  const rows = filled.map(({ gap, text }) => ({
    name: gap,
    term: <span lang={documentLanguage}>{gap.replaceAll(/^\[|\]$/gu, '')}</span>,
    said: <span lang={documentLanguage}>{text}</span>,
  }));
  return <ToBeRead title={t('filled.title')} text={t('filled.text')} rows={rows} />;
}
