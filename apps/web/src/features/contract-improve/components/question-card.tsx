import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { Language } from '@pactwright/drafting';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AiButton } from '../../../shared/ai/ai-button.js';
import { SuggestionNote } from '../../../shared/ai/suggestion-note.js';
import { NoteMark } from '../../../shared/contract-sheet/note-mark.js';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { approvedText, type Decision } from '../../../shared/improving/improve-state.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';
import type { Improvements } from '../model/use-improvements.js';
import { useImprovementSuggestion } from '../model/use-improvement-suggestion.js';
import type { Contradiction } from '../model/contradictions.js';
import { isInContract } from '../model/improve-reducer.js';
import { ContradictionNotice } from './contradiction-notice.js';
import { ReadyWording } from './ready-wording.js';

/** More than any clause needs, and what the server keeps at most. */
const ANSWER_MAX = 5_000;

/** Of the button that takes the suggestion with this number up. */
export const applyId = (number: number): string => `improvement-${number}`;

interface QuestionCardProps {
  /** The same as in the margin of the contract. */
  readonly number: number;
  readonly suggestion: Suggestion;
  readonly isRequired: boolean;
  readonly answer: string;
  readonly decision: Decision | undefined;
  readonly contradiction: Contradiction | undefined;
  /** Of the contract, for the wording in it. */
  readonly language: Language;
  readonly improvements: Improvements;
  onFocus(): void;
}

/** One improvement: the question, why it matters, the words for the contract, and whether they are taken up. */
export function QuestionCard(props: QuestionCardProps) {
  const { number, suggestion, isRequired, answer, decision, contradiction, language, improvements, onFocus } =
    props;
  const { t } = useTranslation(['contract-improve', 'common', 'ai']);
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  /* What is half typed contradicts nothing yet. */
  const [isWriting, setWriting] = useState(false);
  const { text, category, riskFactor, why } = suggestion;
  const question = suggestion.question ?? text;
  const suggesting = useImprovementSuggestion(suggestion, answer, improvements);
  const word = t(suggesting.isAsking ? 'ai:suggesting' : 'ai:suggest');
  const isSkipped = decision === 'skipped';
  const isApplied = decision === 'applied';
  return (
    <Box
      component="li"
      onFocus={onFocus}
      sx={{
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <NoteMark number={number} isTaken={isInContract(improvements.state, text)} />
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
      {!isSkipped && (
        <>
          {answer.trim() === '' && <ReadyWording suggestion={suggestion} language={language} />}
          <OutlinedInput
            fullWidth
            multiline
            inputComponent="textarea"
            inputRef={input}
            value={answer}
            onChange={(event) => {
              suggesting.giveUp();
              improvements.write(text, event.target.value);
            }}
            onFocus={() => setWriting(true)}
            onBlur={() => {
              setWriting(false);
              improvements.leave(text);
            }}
            placeholder={t(suggestion.change ? 'ownWordsPlaceholder' : 'answerPlaceholder')}
            inputProps={{
              dir: 'auto',
              lang: language,
              'aria-labelledby': `${id}-question`,
              ...(why ? { 'aria-describedby': `${id}-why` } : {}),
              'aria-required': isRequired,
              maxLength: ANSWER_MAX,
            }}
            endAdornment={
              <AiButton
                isBusy={suggesting.isAsking}
                onClick={suggesting.ask}
                aria-label={`${word}: ${question}`}
              >
                {word}
              </AiButton>
            }
            sx={{
              mt: 2,
              p: 0,
              flexDirection: 'column',
              alignItems: 'stretch',
              '& textarea': {
                fieldSizing: 'content',
                minHeight: 88,
                maxHeight: 400,
                boxSizing: 'border-box',
                resize: 'vertical',
                px: 1.75,
                py: 1.5,
              },
              '& > .MuiButton-root': { alignSelf: 'flex-end', m: 0.5, mt: 0 },
            }}
          />
          <div role="status">
            {contradiction && !isWriting && (
              <ContradictionNotice text={text} contradiction={contradiction} improvements={improvements} />
            )}
          </div>
          <SuggestionNote
            suggesting={suggesting}
            label={question}
            focusField={() => input.current?.focus()}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
        <Button
          id={applyId(number)}
          variant={isApplied ? 'contained' : 'outlined'}
          aria-pressed={isApplied}
          aria-label={`${t(isApplied ? 'applied' : 'apply')}: ${question}`}
          onClick={() => improvements.apply(text)}
        >
          {t(isApplied ? 'applied' : 'apply')}
        </Button>
        <Button
          variant={isSkipped ? 'outlined' : 'text'}
          aria-pressed={isSkipped}
          aria-label={`${t(isSkipped ? 'skipped' : 'skip')}: ${question}`}
          onClick={() => improvements.skip(text)}
        >
          {t(isSkipped ? 'skipped' : 'skip')}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {t(stateWord(props))}
        </Typography>
      </Box>
    </Box>
  );
}

function stateWord(props: QuestionCardProps) {
  const { suggestion, improvements, decision, isRequired, contradiction } = props;
  if (contradiction) return 'stateHeld';
  if (decision === 'skipped') return isRequired ? 'stateSkippedRequired' : 'stateSkipped';
  if (approvedText(improvements.state, suggestion.text) !== '') return 'stateInContract';
  if (decision === 'applied') return suggestion.change ? 'stateChanged' : 'stateNoText';
  return 'stateOpen';
}
