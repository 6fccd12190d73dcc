import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { ADDITION_MAX_LENGTH, isNearLimit, type Language } from '@pactwright/protocol';
import { topicFinder } from '@pactwright/drafting';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GROWING } from '../../../shared/answers/textarea-answer.js';
import { secondFinder } from '../../../shared/improving/held-words.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { CharactersLeft } from '../../../shared/ui/characters-left.js';
import type { Improvements } from '../model/use-improvements.js';
import { HeldNotice } from './held-notice.js';

interface SecondSentenceProps {
  readonly suggestion: Suggestion;
  readonly question: string;
  /** Those that the contract has of it so far. */
  readonly words: string;
  /** Of the text that prevails. */
  readonly language: Language;
  readonly improvements: Improvements;
}

const NO_QUESTIONS: never[] = [];

/** What a sentence is in the other language of a contract in both: shown where we have written it, else asked for. */
export function SecondSentence({ suggestion, question, words, language, improvements }: SecondSentenceProps) {
  const { t } = useTranslation(['bilingual', 'contract-improve']);
  const { text } = suggestion;
  const { state, read, writeSecond, leave } = improvements;
  const id = useId();
  /* What is half typed is not judged yet. */
  const [isWriting, setWriting] = useState(false);
  const second = useMemo(
    () => (words === '' ? undefined : secondFinder(state, language)?.(text, words)),
    [state, language, text, words],
  );
  const typed = state.extras.seconds[text] ?? '';
  /* What was suggested is there in both languages; it is hers or his to change, as the suggestion was. */
  const { formData } = state;
  const suggested = useMemo(
    () => topicFinder(formData, language)(words)?.second,
    [formData, language, words],
  );
  useEffect(() => {
    if (suggested === undefined || read().extras.seconds[text]) return;
    writeSecond(text, suggested);
    leave(text);
  }, [suggested, text, read, writeSecond, leave]);
  if (second === undefined) return null;
  const { language: other, isOurs, held } = second;
  if (isOurs)
    return (
      <Box sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
        <Typography variant="body2" color="textSecondary">
          {t(`ownSentence.ours.${other}`)}
        </Typography>
        <Typography variant="contract" component="p" lang={other} sx={{ m: 0 }}>
          {second.words}
        </Typography>
      </Box>
    );
  const shownHeld = isWriting ? undefined : held;
  return (
    <Box sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', mb: 0.5 }}>
        {t(`ownSentence.label.${other}`)}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        inputComponent="textarea"
        value={typed}
        onChange={(event) => {
          setWriting(true);
          improvements.writeSecond(text, event.target.value);
        }}
        onBlur={() => {
          setWriting(false);
          improvements.leave(text);
        }}
        inputProps={{
          lang: other,
          'data-second': true,
          'aria-label': `${t(`ownSentence.label.${other}`)}: ${question}`,
          'aria-describedby': `${id}-hint`,
          'aria-invalid': held !== undefined && !isWriting,
        }}
        sx={GROWING}
      />
      <div id={`${id}-hint`} role="status">
        {typed.trim() === '' && (
          <Typography variant="caption" color="textSecondary">
            {t(`ownSentence.missing.${other}`)}
          </Typography>
        )}
        {shownHeld && (
          <HeldNotice
            text={text}
            words={typed}
            held={shownHeld}
            questions={NO_QUESTIONS}
            improvements={improvements}
            hint={undefined}
          />
        )}
      </div>
      {isNearLimit(typed.length, ADDITION_MAX_LENGTH) && (
        <CharactersLeft left={ADDITION_MAX_LENGTH - typed.length} />
      )}
    </Box>
  );
}
