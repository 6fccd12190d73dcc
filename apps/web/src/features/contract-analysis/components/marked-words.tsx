import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language, WordMark } from '@pactwright/protocol';

interface MarkedWordsProps {
  /** Which of the two texts it is, or both in one. */
  readonly of: Marked | 'both';
  readonly label: string;
  readonly language: Language;
  /** Empty where the passage stands as a whole for what was added or removed. */
  readonly words: readonly WordMark[];
  readonly quote: string;
}

type Marked = Exclude<WordMark['kind'], 'same'>;

/* Told apart by a line through or below as well as by colour. */
const MARKS = {
  removed: { tag: 'del', line: 'line-through', colour: 'error.main', ground: 'tint.danger' },
  added: { tag: 'ins', line: 'underline', colour: 'primary.main', ground: 'tint.primary' },
} as const;

/** A passage of one of the two texts, with the words marked that the other has not; or of both, with the words of either. */
export function MarkedWords({ of, label, language, words, quote }: MarkedWordsProps) {
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
        sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', '& del + ins': { ml: 0.5 } }}
      >
        {words.length === 0
          ? quote
          : words.map(({ kind, text }, at) =>
              kind === 'same' ? (
                <span key={at}>{text}</span>
              ) : (
                (of === 'both' || kind === of) && <MarkedWord key={at} {...{ kind, text }} />
              ),
            )}
      </Typography>
    </Box>
  );
}

function MarkedWord({ kind, text }: { kind: Marked; text: string }) {
  const { tag, line, colour, ground } = MARKS[kind];
  return (
    <Box
      component={tag}
      sx={{ textDecoration: line, color: colour, bgcolor: ground, printColorAdjust: 'exact' }}
    >
      {text}
    </Box>
  );
}
