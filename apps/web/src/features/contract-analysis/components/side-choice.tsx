import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { UPLOAD_EXTENSIONS } from '@pactwright/protocol';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-date.js';
import { formatSize } from '../../../shared/format/format-size.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { ChosenSide } from '../model/chosen-side.js';
import type { KeptCheck } from '../model/kept-checks.js';

interface SideChoiceProps {
  readonly label: string;
  readonly checks: readonly KeptCheck[];
  readonly chosen: ChosenSide;
  /** What is wrong with it, in a sentence. */
  readonly problem: string | undefined;
  onChoose(side: ChosenSide): void;
}

/** In the list of checks, whatever is chosen on this device. */
const FILE = 'file';

/** One of the two versions: a file that was checked in this browser, or another one from this device. */
export function SideChoice({ label, checks, chosen, problem, onChoose }: SideChoiceProps) {
  const { t } = useTranslation(['compare-versions', 'contract-analysis']);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const problemId = useId();
  const described = problem === undefined ? {} : { 'aria-describedby': problemId };
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography id={labelId} variant="subtitle1" component="h2" color="textPrimary">
        {label}
      </Typography>
      {checks.length > 0 && (
        <TextField
          select
          fullWidth
          label={t('form.from')}
          value={chosen.kind === 'check' ? chosen.runId : FILE}
          error={problem !== undefined && chosen.kind === 'check'}
          onChange={({ target: { value } }) =>
            onChoose(value === FILE ? { kind: 'file', file: undefined } : { kind: 'check', runId: value })
          }
          slotProps={{ select: { native: true }, htmlInput: { id: `${labelId}-from`, ...described } }}
        >
          <option value={FILE}>{t('form.file')}</option>
          {checks.map(({ runId, fileName, at, size }) => (
            <option key={runId} value={runId}>
              {`${fileName} (${[formatMoment(new Date(at).toISOString()), size && formatSize(size, language)].filter(Boolean).join(', ')})`}
            </option>
          ))}
        </TextField>
      )}
      {chosen.kind === 'file' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <input
            ref={input}
            type="file"
            hidden
            accept={UPLOAD_EXTENSIONS.join(',')}
            onChange={({ target }) => {
              /* Calling the dialog off is no choice. */
              const file = target.files?.[0];
              if (file) onChoose({ kind: 'file', file });
              target.value = '';
            }}
          />
          <Button variant="outlined" {...described} onClick={() => input.current?.click()}>
            {t(chosen.file ? 'form.chooseOther' : 'form.choose')}
          </Button>
          <Typography variant="body2" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
            {chosen.file?.name ?? t('contract-analysis:drop.accepted')}
          </Typography>
        </Box>
      )}
      {problem !== undefined && (
        <Typography id={problemId} role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}
