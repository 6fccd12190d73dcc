import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BriefAnswer, BriefProposal } from '../../model/brief/brief-answer.js';
import { QuotedWords } from './quoted-words.js';

interface FoundAnswerProps {
  readonly proposal: BriefProposal;
  /** The brief that the quotes are of. */
  readonly text: string;
  /** Which of its answers is taken. */
  readonly taken: number | undefined;
  onChoose(answer: number | undefined): void;
}

const NONE = 'none';

/** One question with what the brief says to it, to take or to leave. */
export function FoundAnswer({ proposal, text, taken, onChoose }: FoundAnswerProps) {
  const { t } = useTranslation('brief');
  const { field, answers, isCertain } = proposal;
  const id = useId();
  const [first] = answers;
  if (!first) return null;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {answers.length === 1 ? (
        <>
          <FormControlLabel
            sx={{ alignItems: 'flex-start', mr: 0 }}
            control={
              <Checkbox
                size="small"
                sx={{ mt: -0.5 }}
                checked={taken !== undefined}
                onChange={(_event, isTaken) => onChoose(isTaken ? 0 : undefined)}
                slotProps={{ input: { 'aria-describedby': `${id}-words` } }}
              />
            }
            label={<Question label={field.label} hint={isCertain ? undefined : t('unsure')} answer={first} />}
          />
          <Words id={`${id}-words`} text={text} answer={first} />
        </>
      ) : (
        <>
          <Typography id={`${id}-label`} variant="body2" color="textSecondary">
            {field.label} – {t('either')}
          </Typography>
          <RadioGroup
            aria-labelledby={`${id}-label`}
            value={taken === undefined ? NONE : String(taken)}
            onChange={(_event, chosen) => onChoose(chosen === NONE ? undefined : Number(chosen))}
          >
            {answers.map((answer, at) => (
              <Box key={answer.shown}>
                <FormControlLabel
                  value={String(at)}
                  control={
                    <Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}-words-${at}` } }} />
                  }
                  label={answer.shown}
                />
                <Words id={`${id}-words-${at}`} text={text} answer={answer} />
              </Box>
            ))}
            <FormControlLabel value={NONE} control={<Radio size="small" />} label={t('leave')} />
          </RadioGroup>
        </>
      )}
    </Box>
  );
}

function Question({ label, hint, answer }: { label: string; hint: string | undefined; answer: BriefAnswer }) {
  return (
    <>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {hint === undefined ? label : `${label} – ${hint}`}
      </Typography>
      <Typography
        component="span"
        dir="auto"
        color="textPrimary"
        sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 550 }}
      >
        {answer.shown}
      </Typography>
    </>
  );
}

const Words = ({ id, text, answer }: { id: string; text: string; answer: BriefAnswer }) => (
  <Box sx={{ pl: 3.375 }}>
    <QuotedWords id={id} text={text} quotes={answer.quotes} answer={answer.shown} />
  </Box>
);
