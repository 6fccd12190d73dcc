import Typography from '@mui/material/Typography';
import type { AnalysisItem } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { askOf, titleOf } from '../model/findings.js';
import { useTextLanguages } from '../model/text-languages.js';
import { Disclosure } from './disclosure.js';

interface MissingTermsProps {
  readonly items: readonly AnalysisItem[];
  /** Where nothing stands above it. */
  readonly isOpen: boolean;
}

/** What a contract may have, this one has not, and few will miss: one list to go through. */
export function MissingTerms({ items, isOpen }: MissingTermsProps) {
  const { t } = useTranslation('contract-analysis');
  const spoken = useTextLanguages();
  if (items.length === 0) return null;
  return (
    <Disclosure open={isOpen}>
      <summary>{t('absent', { count: items.length })}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.id} lang={spoken.findings}>
            <Typography variant="subtitle2" component="p" color="textPrimary">
              {titleOf(item)}
            </Typography>
            {askOf(item)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
