import Typography from '@mui/material/Typography';
import type { AnalysisItem, Evidence } from '@pactwright/protocol';
import { useTextLanguages } from '../model/text-languages.js';

interface QuoteProps {
  readonly evidence: Evidence;
  /** Of the finding that is about these words. */
  readonly riskFactor?: AnalysisItem['riskFactor'];
}

/** Words of the document. */
export function Quote({ evidence, riskFactor }: QuoteProps) {
  const spoken = useTextLanguages();
  return (
    <Typography
      component="blockquote"
      lang={spoken.document}
      variant="body2"
      color="textPrimary"
      sx={(theme) => ({
        fontFamily: theme.typography.contract.fontFamily,
        m: 0,
        pl: 2,
        borderLeft: `3px solid ${riskFactor === undefined ? theme.palette.divider : theme.palette.risk[riskFactor]}`,
        overflowWrap: 'anywhere',
        maxHeight: '14em',
        overflowY: 'auto',
        '@media print': { maxHeight: 'none' },
      })}
    >
      {evidence.quote}
    </Typography>
  );
}
