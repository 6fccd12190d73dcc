import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@pactwright/drafting';
import type { Answers, WizardField } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../ui/visually-hidden.js';
import { answersChanged } from './answers-changed.js';
import type { Suggestion } from './suggestion.js';

interface ReadyWordingProps {
  readonly suggestion: Suggestion;
  /** Of the contract. */
  readonly language: Language;
  readonly answers: Answers;
  readonly questions: readonly WizardField[];
}

/** What taking the suggestion does: the words it puts in, or the answers it changes. */
export function ReadyWording({ suggestion, language, answers, questions }: ReadyWordingProps) {
  const { t } = useTranslation('contract-wizard');
  const { implementation, change } = suggestion;
  return (
    <>
      {implementation && (
        <Typography
          variant="contract"
          component="blockquote"
          lang={language}
          sx={{ mx: 0, mt: 2, mb: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' }}
        >
          <VisuallyHidden>{t('readyText')} </VisuallyHidden>
          {implementation}
        </Typography>
      )}
      {change && (
        <Box sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {t('readyChange')}
          </Typography>
          <Box component="dl" sx={{ m: 0 }}>
            {answersChanged(change, answers, questions).map(({ key, label, value, before }) => (
              <Typography key={key} variant="body2" component="div" color="textPrimary">
                <dt style={{ display: 'inline' }}>{label}: </dt>
                <Box component="dd" sx={{ ...inLines(value), m: 0, fontWeight: 550 }}>
                  {typeof value === 'boolean' ? t(`${value ? 'yes' : 'no'}`) : value || t('readyNone')}
                </Box>
                {before !== undefined && (
                  <Box component="dd" sx={{ ...inLines(before), m: 0, color: 'text.secondary' }}>
                    {` ${t('readyBefore', { before })}`}
                  </Box>
                )}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

/** A list keeps its lines; a single value goes on after its label. */
const inLines = (value: string | boolean) =>
  typeof value === 'string' && value.includes('\n')
    ? { display: 'block', whiteSpace: 'pre-line' }
    : { display: 'inline' };
