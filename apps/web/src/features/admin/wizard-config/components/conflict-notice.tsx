import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Properties, Values } from '../model/properties.js';
import type { Conflict } from '../model/use-conflict.js';
import { useWords } from '../model/use-words.js';

interface ConflictNoticeProps<V> {
  readonly conflict: Conflict<V>;
  readonly properties: Properties<V>;
}

/** What somebody else has made of the thing meanwhile, one line for each difference, to be taken over or knowingly replaced. */
export function ConflictNotice<V extends Values<V>>({ conflict, properties }: ConflictNoticeProps<V>) {
  const { t } = useTranslation('wizard-editor');
  const { nameOf, say } = useWords();
  const notice = useRef<HTMLDivElement>(null);
  const { isOutdated, isRefused, differing, values, stored, takeOver } = conflict;
  /* The answer to pressing save: read next, and on a phone before one's eyes. */
  useEffect(() => {
    if (isOutdated && isRefused) notice.current?.focus();
  }, [isOutdated, isRefused]);
  if (!isOutdated) return null;
  const take = (names: readonly (keyof V)[]) => {
    takeOver(names);
    /* The button that was pressed goes with its line. */
    notice.current?.focus();
  };
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity="warning"
      slotProps={{ message: { sx: { flexGrow: 1, minWidth: 0 } } }}
    >
      {t(differing.length > 0 ? 'conflict.text' : 'conflict.nothing')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differing.map((name) => {
          const property = properties[name];
          return (
            <Box
              key={property.title}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                rowGap: 1,
                py: 1.5,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="subtitle2" component="p" color="textPrimary">
                  {nameOf(property)}
                </Typography>
                <Typography variant="body2" color="textPrimary" sx={{ whiteSpace: 'pre-line' }}>
                  {t('conflict.theirs', { value: say(property, stored.values[name]) })}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
                  {t('conflict.yours', { value: say(property, values[name]) })}
                </Typography>
              </Box>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('conflict.takeOf', { name: nameOf(property) })}
                onClick={() => take([name])}
              >
                {t('conflict.take')}
              </Button>
            </Box>
          );
        })}
      </Box>
      {differing.length > 1 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => take(differing)}
          sx={{ display: 'block', ml: { lg: 'auto' }, mt: 0.5 }}
        >
          {t('conflict.takeAll')}
        </Button>
      )}
    </Alert>
  );
}
