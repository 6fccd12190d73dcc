import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Language } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteMark } from '../../../shared/contract-sheet/note-mark.js';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { isEmpty } from '../../../shared/answers/wizard-content.js';
import type { Decision } from '../../../shared/improving/improve-state.js';
import { ReadyWording } from '../../../shared/improving/ready-wording.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';
import type { Improvements } from '../model/use-improvements.js';
import { askedWizardFields } from '../../../shared/improving/default-fields.js';
import type { Held } from '../../../shared/improving/held-words.js';
import { hasEffect } from '../../../shared/improving/improve-reducer.js';
import { isUndecided, type SuggestionStatus } from '../model/suggestion-status.js';
import { AskedAnswers } from './asked-answers.js';
import { OwnSentence } from './own-sentence.js';

/** Of the button that takes the suggestion with this number up. */
export const applyId = (number: number): string => `improvement-${number}`;

interface QuestionCardProps {
  /** The same as in the margin of the contract. */
  readonly number: number;
  readonly suggestion: Suggestion;
  readonly isRequired: boolean;
  readonly answer: string;
  readonly decision: Decision | undefined;
  readonly status: SuggestionStatus | undefined;
  /** Why its words are not in the contract. */
  readonly held: Held | undefined;
  /** Of the contract, for the wording in it. */
  readonly language: Language;
  /** Of the wizard, in the reader's language. */
  readonly questions: readonly WizardField[];
  readonly improvements: Improvements;
  /** With the clause that the suggestion is about. */
  onFocus(clauseId: string | undefined): void;
}

const cardId = (number: number): string => `improvement-card-${number}`;

/** Leads to the field of a card whose answer waits for a decision. */
export const focusAnswer = (number: number): void => focusIn(number, '[aria-invalid="true"]');

/** Leads to where a card asks for its sentence in the other language. */
export const focusSecond = (number: number): void => focusIn(number, '[data-second]');

function focusIn(number: number, wanted: string): void {
  const card = document.getElementById(cardId(number));
  const field = card?.querySelector<HTMLElement>(wanted) ?? card?.querySelector('textarea, input');
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  /* In the middle: the bar below would cover what stands at the end. */
  field.scrollIntoView({ block: 'center' });
}

/** One improvement: the question, why it matters, the words for the contract, and whether they are taken up. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { number, suggestion, isRequired, answer, decision, status, held, language } = props;
  const { questions, improvements, onFocus } = props;
  const { t } = useTranslation(['contract-improve', 'common']);
  const id = useId();
  const { text, category, riskFactor, why } = suggestion;
  const question = suggestion.question ?? text;
  const fields = useMemo(() => askedWizardFields(suggestion, questions), [suggestion, questions]);
  const isSkipped = decision === 'skipped';
  const isApplied = decision === 'applied';
  const isStopped = isUndecided(status);
  const isTaken = isApplied && !isStopped;
  const isAnswered = fields?.some(({ key }) => !isEmpty(improvements.state.formData[key])) === true;
  const hasOffer = hasEffect(suggestion);
  return (
    <Box
      component="li"
      id={cardId(number)}
      onFocus={() => onFocus(suggestion.clauseId)}
      sx={{
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <NoteMark number={number} isTaken={status === 'inContract'} />
        <Typography variant="overline" component="span" color="textSecondary">
          {t(`common:category.${category}`)}
        </Typography>
        {riskFactor !== undefined && <RiskDots riskFactor={riskFactor} />}
      </Box>
      <Typography id={`${id}-question`} variant="h5" component="h2" color="textPrimary">
        {question}
        {isRequired && (
          <>
            <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
              {'\u00a0*'}
            </Box>
            <VisuallyHidden>{` (${t('required')})`}</VisuallyHidden>
          </>
        )}
      </Typography>
      {question !== text && (
        <Typography variant="body2" color="textPrimary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      )}
      {why && (
        <Typography id={`${id}-why`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {why}
        </Typography>
      )}
      {!isSkipped && !isApplied && answer.trim() === '' && (
        <ReadyWording
          suggestion={suggestion}
          language={language}
          answers={improvements.state.formData}
          questions={questions}
        />
      )}
      {!isSkipped && fields && (
        <AskedAnswers
          suggestion={suggestion}
          question={question}
          fields={fields}
          improvements={improvements}
        />
      )}
      {!isSkipped && !fields && (
        <OwnSentence
          suggestion={suggestion}
          question={question}
          labelledBy={`${id}-question`}
          describedBy={why && `${id}-why`}
          isRequired={isRequired}
          answer={answer}
          held={held}
          language={language}
          questions={questions}
          improvements={improvements}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
        {(hasOffer || !fields) && status !== 'nothing' && (
          <Button
            id={applyId(number)}
            variant={isTaken ? 'contained' : 'outlined'}
            aria-pressed={isTaken}
            aria-label={`${t(isTaken ? 'applied' : 'apply')}: ${question}`}
            onClick={() => (isStopped ? focusAnswer(number) : improvements.apply(text))}
          >
            {t(isTaken ? 'applied' : 'apply')}
          </Button>
        )}
        <Button
          variant={isSkipped ? 'outlined' : 'text'}
          aria-pressed={isSkipped}
          aria-label={`${t(isSkipped ? 'skipped' : 'skip')}: ${question}`}
          onClick={() => (isSkipped ? improvements.takeSkipBack(text) : improvements.skip(text))}
        >
          {t(isSkipped ? 'skipped' : 'skip')}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {t(stateWord(props, !hasOffer && isAnswered))}
        </Typography>
      </Box>
    </Box>
  );
});

const STATE_WORDS = {
  inContract: 'stateInContract',
  unsaved: 'stateUnsaved',
  nothing: 'stateNothing',
  held: 'stateHeld',
  refused: 'stateRefused',
  skipped: 'stateSkipped',
  open: 'stateOpen',
} as const;

function stateWord({ status = 'open', isRequired }: QuestionCardProps, isAboutAnswer: boolean) {
  /* The answer is in the contract: what is open is whether to change it. */
  if (status === 'open' && isAboutAnswer) return 'stateUnchanged';
  return status === 'skipped' && isRequired ? 'stateSkippedRequired' : STATE_WORDS[status];
}
