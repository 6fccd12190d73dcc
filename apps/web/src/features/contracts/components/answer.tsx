import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What is longer is folded, so that the actions below stay within reach. */
const MOST_CHARACTERS = 400;
const MOST_LINES = 6;

interface AnswerProps {
  readonly term: string;
  readonly value: string;
}

export function Answer({ term, value }: AnswerProps) {
  const { t } = useTranslation('contracts');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = value.length > MOST_CHARACTERS || value.split('\n').length > MOST_LINES;
  return (
    <div>
      <Typography component="dt" variant="caption" color="textMuted">
        {term}
      </Typography>
      <Typography
        id={id}
        component="dd"
        variant="body2"
        color="textPrimary"
        dir="auto"
        sx={{
          m: 0,
          whiteSpace: 'pre-line',
          textAlign: 'start',
          overflowWrap: 'anywhere',
          ...(isLong && !isWhole
            ? {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: MOST_LINES,
                overflow: 'hidden',
              }
            : {}),
        }}
      >
        {value}
      </Typography>
      {isLong && (
        <Box component="dd" sx={{ m: 0, ml: -1.5 }}>
          <Button size="small" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'showLess' : 'showAll')}
          </Button>
        </Box>
      )}
    </div>
  );
}
