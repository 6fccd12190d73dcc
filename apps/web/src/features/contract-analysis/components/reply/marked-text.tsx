import { styled } from '@mui/material/styles';
import type { MarkedWords } from '../../model/reply/marked-words.js';

/** The place of a proposal's change in the whole document. */
export const changeId = (key: string): string => `change-${key}`;

interface MarkedTextProps {
  readonly runs: readonly MarkedWords[];
  /** Whether each change can be led to: of the whole document, which has each of them once. */
  readonly hasPlaces?: boolean;
}

/** Words with what goes and what comes: told by their elements, and by lines rather than by colours. */
export function MarkedText({ runs, hasPlaces = false }: MarkedTextProps) {
  const placed = new Set<string>();
  return runs.map(({ kind, text, key }, at) => {
    if (kind === 'same') return <span key={at}>{text}</span>;
    const isFirst = hasPlaces && key !== undefined && !placed.has(key);
    if (isFirst) placed.add(key);
    const place = isFirst ? { id: changeId(key), tabIndex: -1 } : {};
    return kind === 'del' ? (
      <Gone key={at} {...place}>
        {text}
      </Gone>
    ) : (
      <Come key={at} {...place}>
        {text}
      </Come>
    );
  });
}

const Gone = styled('del')(({ theme }) => ({
  color: theme.palette.text.secondary,
  textDecorationThickness: '1.5px',
}));

const Come = styled('ins')(({ theme }) => ({
  color: theme.palette.primary.dark,
  background: theme.palette.tint.primary,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.15em',
}));
