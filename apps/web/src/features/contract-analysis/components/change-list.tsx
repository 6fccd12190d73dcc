import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@pactwright/protocol';
import { useId } from 'react';
import type { Provision } from '../model/shown-changes.js';
import { ChangeCard } from './change-card.js';
import { LIST_ON_PAPER } from './list-on-paper.js';

interface ChangeListProps {
  readonly title: string;
  readonly provisions: readonly Provision[];
  readonly language: Language;
  onShow(at: number): void;
}

/** Changes under the headings of the contract that they stand under; nothing where there are none. */
export function ChangeList({ title, provisions, language, onShow }: ChangeListProps) {
  const titleId = useId();
  if (provisions.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={LIST_ON_PAPER}>
      <Typography id={titleId} variant="h4" component="h2" color="textPrimary" sx={{ breakAfter: 'avoid' }}>
        {title}
      </Typography>
      {provisions.map((provision) => (
        <Box key={provision.changes[0]?.at} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
          {provision.title !== '' && (
            <Typography
              variant="subtitle1"
              component="h3"
              lang={language}
              color="textPrimary"
              sx={{ overflowWrap: 'anywhere', breakAfter: 'avoid' }}
            >
              {provision.title}
            </Typography>
          )}
          {provision.changes.map(({ at, change }) => (
            <ChangeCard key={at} change={change} language={language} onShow={() => onShow(at)} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
