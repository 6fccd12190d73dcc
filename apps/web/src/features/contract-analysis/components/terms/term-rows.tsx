import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ContractTerms, Evidence } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Quote } from '../quote.js';

type Term = ContractTerms['set'][number];
type Place = Term['places'][number];

interface TermRowsProps {
  readonly terms: readonly Term[];
  /** Absent on paper. */
  readonly onLook?: (passage: Evidence) => void;
}

/** A table of terms: beside each, what it is set to and the words that say so; below each other on a phone. */
export function TermRows({ terms, onLook }: TermRowsProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {terms.map((term) => (
        <Row key={term.key} term={term} onLook={onLook} />
      ))}
    </Box>
  );
}

function Row({ term, onLook }: { term: Term; onLook: TermRowsProps['onLook'] }) {
  const nameId = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 9fr)' },
        columnGap: 3,
        rowGap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Typography id={nameId} component="dt" variant="subtitle2" color="textPrimary">
        {term.name}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {term.places.map((place) => (
          <Said
            key={`${place.start} ${place.end} ${place.value}`}
            place={place}
            nameId={nameId}
            onLook={onLook}
          />
        ))}
      </Box>
    </Box>
  );
}

interface SaidProps {
  readonly place: Place;
  readonly nameId: string;
  readonly onLook: TermRowsProps['onLook'];
}

function Said({ place, nameId, onLook }: SaidProps) {
  const { t } = useTranslation('contract-terms');
  const { value, language, start, end, quote } = place;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: value === null ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 6fr)',
        },
        columnGap: 3,
        rowGap: 0.5,
      }}
    >
      {value !== null && (
        <Typography lang={language} color="textPrimary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Typography>
      )}
      <div>
        <Quote evidence={{ start, end, quote }} />
        {onLook && (
          <Button
            size="small"
            sx={{ mt: 0.5, ml: -0.5 }}
            aria-describedby={nameId}
            onClick={() => onLook({ start, end, quote })}
          >
            {t('show')}
          </Button>
        )}
      </div>
    </Box>
  );
}
