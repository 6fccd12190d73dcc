import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { BRIEF_LIMIT } from '@pactwright/drafting';
import { UPLOAD_MAX_BYTES } from '@pactwright/protocol';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CharactersLeft } from '../../../../shared/ui/characters-left.js';
import { LabelledInput } from '../../../../shared/ui/labelled-input.js';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.js';

interface BriefTextProps {
  readonly text: string;
  onChange(text: string): void;
  onRead(): void;
}

/** The room that is left is worth a word from here on. */
const NEARLY_FULL = 1_000;
/** A text of so many bytes has more characters than are read; nobody waits for it. */
const LARGEST_TEXT = BRIEF_LIMIT * 4;

/** Where a brief is pasted, or a text or Word file is chosen. Neither leaves this device. */
export function BriefText({ text, onChange, onRead }: BriefTextProps) {
  const { t } = useTranslation('brief');
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const left = BRIEF_LIMIT - text.length;

  const change = (typed: string) => {
    setProblem(undefined);
    onChange(typed);
  };
  const choose = async (input: HTMLInputElement) => {
    const chosen = input.files?.[0];
    /* The same file can be chosen again. */
    input.value = '';
    if (!chosen) return;
    const [, kind = ''] = /\.(txt|docx)$/iu.exec(chosen.name) ?? [];
    if (kind === '') return setProblem(t('notText'));
    if (kind.toLowerCase() === 'txt') {
      if (chosen.size > LARGEST_TEXT) return setProblem(t('tooLong'));
      return change(await chosen.text());
    }
    if (chosen.size > UPLOAD_MAX_BYTES) return setProblem(t('tooLarge'));
    const { wordText } = await import('../../model/brief/word-text.js');
    const found = await wordText(chosen);
    if (found === undefined || found === '') return setProblem(t('notRead'));
    change(found);
  };
  const read = () => {
    if (text.trim() === '') setProblem(t('empty'));
    else if (left < 0) setProblem(t('tooLong'));
    else onRead();
  };

  return (
    <>
      <LabelledInput
        label={t('label')}
        helper={t('example')}
        error={problem}
        multiline
        minRows={8}
        maxRows={16}
        value={text}
        onChange={({ target }) => change(target.value)}
        inputProps={{ dir: 'auto' }}
      />
      {left < NEARLY_FULL && <CharactersLeft left={left} />}
      <FormHelperText sx={{ mt: 1 }}>{t('onDevice')}</FormHelperText>
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept=".txt,.docx"
          onChange={({ target }) => void choose(target)}
        />
      </VisuallyHidden>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ mt: 3, justifyContent: 'space-between' }}
      >
        <Button variant="text" onClick={() => file.current?.click()}>
          {t('chooseFile')}
        </Button>
        <Button variant="contained" onClick={read}>
          {t('read')}
        </Button>
      </Stack>
    </>
  );
}
