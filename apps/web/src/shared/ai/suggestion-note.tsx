import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { lazy, Suspense } from 'react';
import { useEngineText } from './engine-text.js';
import { AiIcon } from './ai-icon.js';
import type { Suggesting } from './use-suggestion.js';

const OfferedLines = lazy(async () => ({ default: (await import('./offered-lines.js')).OfferedLines }));

interface SuggestionNoteProps {
  readonly suggesting: Suggesting;
  /** Of the field, for those who hear the button alone. */
  readonly label: string;
  /** Where the focus goes when the note goes away with its button. */
  focusField(): void;
}

/** Under a field that holds a suggestion: where it came from, and the way back. */
export function SuggestionNote({ suggesting, label, focusField }: SuggestionNoteProps) {
  const { t } = useTranslation('ai');
  const engineText = useEngineText();
  return (
    <>
      <div role="status">
        {suggesting.filled && (
          <Stack
            direction="row"
            sx={{
              alignItems: 'flex-start',
              gap: 0.75,
              mt: 0.5,
              color: 'ai.text',
              '& svg': { color: 'ai.main' },
            }}
          >
            <AiIcon aria-hidden fontSize="small" sx={{ mt: 1 }} />
            <Typography variant="caption" sx={{ flexGrow: 1, py: 1 }}>
              {[t('suggested'), engineText(suggesting.filled.engine)].filter(Boolean).join(' ')}
            </Typography>
            <Button
              size="small"
              aria-label={`${t('undo')}: ${label}`}
              onClick={() => {
                suggesting.undo();
                focusField();
              }}
              sx={{ flexShrink: 0 }}
            >
              {t('undo')}
            </Button>
          </Stack>
        )}
      </div>
      {suggesting.offers.length > 0 && (
        <Suspense>
          <OfferedLines
            offers={suggesting.offers}
            label={label}
            onTake={suggesting.take}
            onPutAway={() => {
              suggesting.putAway();
              focusField();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
