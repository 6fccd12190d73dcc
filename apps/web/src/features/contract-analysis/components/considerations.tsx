import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContractAnalysis } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { isAboutWork } from '../model/parties.js';
import { useTextLanguages } from '../model/text-languages.js';

const LISTS = ['industryConsiderations', 'bestPractices', 'commonPitfalls'] as const;

/** What is usual in this line of work, beside what this contract says (R-ANA-07). */
export function Considerations({ analysis }: { analysis: ContractAnalysis }) {
  const { t } = useTranslation('contract-analysis');
  const spoken = useTextLanguages();
  const lists = isAboutWork(analysis) ? LISTS.filter((name) => analysis[name].length > 0) : [];
  if (lists.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t('considerations.label', { industry: analysis.industry })}
      sx={{
        mt: 6,
        pt: 4,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {lists.map((name) => (
        <div key={name}>
          <Typography variant="h5" component="h2" color="textPrimary" sx={{ mb: 1.5, breakAfter: 'avoid' }}>
            {t(`considerations.${name}`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {analysis[name].map((text) => (
              <Typography component="li" variant="body2" key={text} lang={spoken.findings}>
                {text}
              </Typography>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
