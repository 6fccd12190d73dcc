import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CompareRequest } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/format/format-date.js';
import { paths } from '../../../shared/paths.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import type { KeptCheck } from '../model/kept-checks.js';

interface CompareFormProps {
  readonly checks: readonly KeptCheck[];
  onCompare(files: CompareRequest): void;
}

/** Which of the checked files is whose; the one that was sent first is taken for one's own. */
export function CompareForm({ checks, onCompare }: CompareFormProps) {
  const { t } = useTranslation('compare-versions');
  const [latest, before] = checks;
  const [files, setFiles] = useState<CompareRequest>({
    mine: before?.runId ?? '',
    theirs: latest?.runId ?? '',
  });
  const [isRefused, setRefused] = useState(false);
  if (checks.length < 2)
    return (
      <EmptyState
        message={t('few.message')}
        action={
          <Button variant="contained" component={Link} to={paths.analyze}>
            {t('few.check')}
          </Button>
        }
      />
    );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (files.mine === files.theirs) setRefused(true);
        else onCompare(files);
      }}
      sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}
    >
      {(['mine', 'theirs'] as const).map((side) => (
        <TextField
          key={side}
          select
          fullWidth
          label={t(`form.${side}`)}
          value={files[side]}
          onChange={({ target }) => {
            setRefused(false);
            setFiles({ ...files, [side]: target.value });
          }}
          slotProps={{ select: { native: true }, htmlInput: { id: `compare-${side}` } }}
        >
          {checks.map(({ runId, fileName, at }) => (
            <option key={runId} value={runId}>
              {`${fileName} (${formatMoment(new Date(at).toISOString()) ?? ''})`}
            </option>
          ))}
        </TextField>
      ))}
      {isRefused && <Alert severity="error">{t('form.same')}</Alert>}
      <Button type="submit" variant="contained" size="large">
        {t('form.submit')}
      </Button>
      <Typography variant="body2" color="textMutedOnCanvas">
        {t('form.note')}
      </Typography>
    </Box>
  );
}
