import OutlinedInput from '@mui/material/OutlinedInput';
import { ADDITION_MAX_LENGTH, isNearLimit, type Language, type WizardField } from '@pactwright/protocol';
import { languagesOf } from '@pactwright/drafting';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AiButton } from '../../../shared/ai/ai-button.js';
import { SuggestionNote } from '../../../shared/ai/suggestion-note.js';
import { useSuggestWord } from '../../../shared/ai/use-suggest-word.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { CharactersLeft } from '../../../shared/ui/characters-left.js';
import type { Held } from '../../../shared/improving/held-words.js';
import type { Improvements } from '../model/use-improvements.js';
import { useImprovementSuggestion } from '../model/use-improvement-suggestion.js';
import { useShortAnswerHint } from '../model/use-short-answer-hint.js';
import { HeldNotice } from './held-notice.js';

/** Only a contract in both languages asks for it. */
const SecondSentence = lazy(async () => ({
  default: (await import('./second-sentence.js')).SecondSentence,
}));

interface OwnSentenceProps {
  readonly suggestion: Suggestion;
  readonly question: string;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isRequired: boolean;
  readonly answer: string;
  readonly held: Held | undefined;
  /** Of the contract, for the wording in it. */
  readonly language: Language;
  readonly questions: readonly WizardField[];
  readonly improvements: Improvements;
}

/** The sentence that a suggestion adds to its clause: offered, or in the user's own words. */
export function OwnSentence(props: OwnSentenceProps) {
  const { suggestion, question, labelledBy, describedBy, isRequired, answer, held, language } = props;
  const { questions, improvements } = props;
  const { t } = useTranslation('contract-improve');
  const readerLanguage = useLanguage();
  const { text } = suggestion;
  const { length } = answer.trim();
  const left = ADDITION_MAX_LENGTH - length;
  const input = useRef<HTMLTextAreaElement>(null);
  const noticeId = useId();
  /* What is half typed is not judged yet. */
  const [isWriting, setWriting] = useState(false);
  const suggesting = useImprovementSuggestion(suggestion, improvements, {
    read: () => answer,
    fill: (words) => improvements.fill(text, words),
  });
  const word = useSuggestWord(suggesting.isAsking);
  const shownHeld = isWriting ? undefined : held;
  const hint = useShortAnswerHint(suggestion, improvements.state.formData, language);
  const descriptions = [describedBy, shownHeld && noticeId].filter(Boolean).join(' ');
  return (
    <>
      <OutlinedInput
        fullWidth
        multiline
        inputComponent="textarea"
        inputRef={input}
        value={answer}
        onChange={(event) => {
          suggesting.giveUp();
          setWriting(true);
          improvements.write(text, event.target.value);
        }}
        onBlur={() => {
          setWriting(false);
          improvements.leave(text);
        }}
        placeholder={t('answerPlaceholder')}
        inputProps={{
          dir: 'auto',
          /* What invites to write is in the reader's language, what is written in that of the contract. */
          lang: answer === '' ? readerLanguage : language,
          'aria-labelledby': labelledBy,
          ...(descriptions ? { 'aria-describedby': descriptions } : {}),
          'aria-required': isRequired,
          'aria-invalid': held !== undefined && (!isWriting || left < 0),
        }}
        endAdornment={
          <AiButton isBusy={suggesting.isAsking} onClick={suggesting.ask} aria-label={`${word}: ${question}`}>
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
      {isNearLimit(length, ADDITION_MAX_LENGTH) && <CharactersLeft left={left} />}
      <div id={noticeId} role="status">
        {shownHeld && (
          <HeldNotice
            text={text}
            words={answer}
            held={shownHeld}
            questions={questions}
            improvements={improvements}
            hint={hint}
          />
        )}
      </div>
      {held === undefined && answer.trim() !== '' && languagesOf(improvements.state.formData) && (
        <Suspense>
          <SecondSentence
            suggestion={suggestion}
            question={question}
            words={answer.trim()}
            language={language}
            improvements={improvements}
          />
        </Suspense>
      )}
      <SuggestionNote suggesting={suggesting} label={question} focusField={() => input.current?.focus()} />
    </>
  );
}
