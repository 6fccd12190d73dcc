import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { COMPARISON_AUTHOR, type CompareRequest, type Language } from '@pactwright/protocol';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { derivedName } from '../../../shared/download/derived-name.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { redlineComparison } from '../model/redline-comparison.js';
import { heldFile, holdFile } from '../model/sent-file.js';

interface RedlineButtonProps {
  readonly files: CompareRequest;
  readonly mineName: string;
  /** In which the two are written. */
  readonly language: Language;
}

/**
 * Mine as a Word file with their changes tracked. The server has deleted a checked file when it had been read: it is sent once more, and
 * chosen once more where the page has been loaded again since.
 */
export function RedlineButton({ files, mineName, language }: RedlineButtonProps) {
  const { t } = useTranslation('compare-versions');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const runId = typeof files.mine === 'string' ? files.mine : undefined;
  const held = runId === undefined ? undefined : heldFile(runId);
  const isAsked = runId !== undefined && held === undefined;
  const make = async (file?: File): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const error = await redlineComparison(files, { file, name: derivedName(mineName, t('word.fileName')) });
    if (error === null) {
      /* It is the one that was checked: nobody has to choose it again. */
      if (runId !== undefined && file) holdFile(runId, file);
      toast({
        title: t('word.made'),
        description: t('word.madeText', { author: COMPARISON_AUTHOR[language] }),
      });
    } else setFailure(error.message ?? error.summary);
    setBusy(false);
  };
  return (
    <>
      {isAsked && (
        <input
          ref={input}
          type="file"
          hidden
          accept=".docx"
          aria-label={t('word.choose', { file: mineName })}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void make(file);
          }}
        />
      )}
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => (isAsked ? input.current?.click() : void make(held))}
      >
        {isAsked ? t('word.choose', { file: mineName }) : t('word.make')}
      </Button>
      {failure !== undefined && (
        <Alert severity="error" sx={{ flexBasis: '100%', order: 1 }}>
          <AlertTitle>{t('word.failed')}</AlertTitle>
          {failure}
        </Alert>
      )}
    </>
  );
}
