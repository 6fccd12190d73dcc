import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnalysisItem, Evidence } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { askOf, titleOf } from '../model/findings.js';
import { useTextLanguages } from '../model/text-languages.js';
import { Disclosure } from './disclosure.js';
import { Quote } from './quote.js';

interface LookForProps {
  readonly items: readonly AnalysisItem[];
  /** Goes to the nearest passage in the document. */
  onLook(passage: Evidence): void;
}

/** What was not found and may be there all the same: for the reader to look for. */
export function LookFor({ items, onLook }: LookForProps) {
  const { t } = useTranslation('contract-analysis');
  if (items.length === 0) return null;
  return (
    <Disclosure>
      <summary>{t('lookFor.title', { count: items.length })}</summary>
      <p>{t('lookFor.intro')}</p>
      <ul>
        {items.map((item) => (
          <Entry key={item.id} item={item} onLook={onLook} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Entry({ item, onLook }: { item: AnalysisItem; onLook: LookForProps['onLook'] }) {
  const { t } = useTranslation('contract-analysis');
  const spoken = useTextLanguages();
  const headingId = useId();
  const { evidence } = item;
  return (
    <li>
      <Typography id={headingId} variant="subtitle2" component="p" color="textPrimary" lang={spoken.findings}>
        {titleOf(item)}
      </Typography>
      <span lang={spoken.findings}>{askOf(item) ?? item.why}</span>
      {evidence && (
        <>
          <Typography variant="caption" component="p" color="textMuted" sx={{ mt: 1, mb: 0.5 }}>
            {t('lookFor.nearest')}
          </Typography>
          <Quote evidence={evidence} />
          <Button
            size="small"
            sx={{ mt: 0.5, ml: -1.5 }}
            aria-describedby={headingId}
            onClick={() => onLook(evidence)}
          >
            {t('finding.show')}
          </Button>
        </>
      )}
    </li>
  );
}
