import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import type { AnalysisItem } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useAsText } from '../model/use-as-text.js';
import { useCopy } from '../model/use-copy.js';

/** Takes one finding along: its name, the reason, the words and what to ask for. */
export function CopyFinding({ item }: { item: AnalysisItem }) {
  const { t } = useTranslation('contract-analysis');
  const { findingAsText } = useAsText();
  const copy = useCopy();
  return (
    <Button
      size="small"
      startIcon={<ContentCopy />}
      sx={{ mt: 1.5, ml: -1.5 }}
      onClick={() => copy(findingAsText(item), 'finding')}
    >
      {t('copy.finding')}
    </Button>
  );
}
