import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ADDITION_ERRORS,
  ADDITION_MAX_LENGTH,
  errorMessage,
  shownAddition,
  type WizardField,
} from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import type { Held } from '../../../shared/improving/held-words.js';
import { answersChanged } from '../../../shared/improving/answers-changed.js';
import type { Improvements } from '../model/use-improvements.js';

interface HeldNoticeProps {
  /** Of the suggestion. */
  readonly text: string;
  readonly words: string;
  readonly held: Held;
  readonly questions: readonly WizardField[];
  readonly improvements: Improvements;
  /** Shorter words that would do, where the question has such. */
  readonly hint: string | undefined;
}

/** Why words are not in the contract, and what can be done about it. */
export function HeldNotice({ text, words, held, questions, improvements, hint }: HeldNoticeProps) {
  const { t } = useTranslation('contract-improve');
  const language = useLanguage();
  if (held.kind === 'figures')
    return <TwoFigures text={text} held={held} questions={questions} improvements={improvements} />;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {held.kind === 'long'
          ? t('tooLong', { max: ADDITION_MAX_LENGTH })
          : errorMessage(ADDITION_ERRORS[held.kind], language, { text: shownAddition(words.trim()) })}
        {held.kind === 'fragment' && hint !== undefined && ` ${hint}`}
      </Typography>
    </Alert>
  );
}

type TwoFiguresProps = Omit<HeldNoticeProps, 'words' | 'held' | 'hint'> & {
  readonly held: Extract<Held, { kind: 'figures' }>;
};

/** The words name another number than their clause: which of the two holds, or both? */
function TwoFigures({ text, held: { own, clause, change }, questions, improvements }: TwoFiguresProps) {
  const { t } = useTranslation('contract-improve');
  const language = useLanguage();
  const [answer] = change ? answersChanged(change, improvements.state.formData, questions) : [];
  const number = new Intl.NumberFormat(language).format(own.value);
  /* "2 weeks" is 14 for a question that counts days. */
  const value = own.words.includes(number) ? own.words : number;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <Typography variant="body2">
        {t('contradiction', { own: own.words, clause: new Intl.ListFormat(language).format(clause) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {change && answer ? (
          <Button
            size="small"
            variant="outlined"
            sx={{ textAlign: 'start' }}
            onClick={() => improvements.answer(text, change)}
          >
            {t('contradictionAnswer', { label: answer.label, value })}
          </Button>
        ) : (
          <Button
            component={Link}
            to={paths.resumeContract(improvements.state.contractId)}
            size="small"
            variant="outlined"
          >
            {t('back')}
          </Button>
        )}
        <Button size="small" sx={{ textAlign: 'start' }} onClick={() => improvements.keepBoth(text)}>
          {t('contradictionKeep')}
        </Button>
      </Box>
    </Alert>
  );
}
