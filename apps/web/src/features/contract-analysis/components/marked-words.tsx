import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language, WordMark } from '@pactwright/protocol';

interface MarkedWordsProps {
  /** Which of the two texts it is. */
  readonly of: 'removed' | 'added';
  readonly label: string;
  readonly language: Language;
  /** Empty where the passage stands as a whole for what was added or removed. */
  readonly words: readonly WordMark[];
  readonly quote: string;
}

/* Told apart by a line through or below as well as by colour. */
const MARKS = {
  removed: { tag: 'del', line: 'line-through', colour: 'error.main', ground: 'tint.danger' },
  added: { tag: 'ins', line: 'underline', colour: 'primary.main', ground: 'tint.primary' },
} as const;

/** A passage of one of the two texts, with the words marked that the other has not. */
export function MarkedWords({ of, label, language, words, quote }: MarkedWordsProps) {
  const { tag, line, colour, ground } = MARKS[of];
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography variant="caption" component="figcaption" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Typography
        component="blockquote"
        lang={language}
        variant="contract"
        color="textPrimary"
        sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {words.length === 0
          ? quote
          : words.map(({ kind, text }, at) =>
              kind === of ? (
                <Box
                  key={at}
                  component={tag}
                  sx={{ textDecoration: line, color: colour, bgcolor: ground, printColorAdjust: 'exact' }}
                >
                  {text}
                </Box>
              ) : (
                kind === 'same' && <span key={at}>{text}</span>
              ),
            )}
      </Typography>
    </Box>
  );
}
