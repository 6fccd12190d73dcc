import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '@pactwright/drafting';

interface QuotedWordsProps {
  readonly id: string;
  readonly text: string;
  readonly quotes: readonly Quote[];
  /** What was made of them: where it is the same words, they are not shown twice. */
  readonly answer: string;
}

/** Words around a quote that make it understood. */
const AROUND = 45;
const MOST_QUOTES = 2;

/** The words of a brief that an answer came from, marked in what stands around them. */
export function QuotedWords({ id, text, quotes, answer }: QuotedWordsProps) {
  const told = quotes
    .filter(({ start, end }) => !answer.includes(text.slice(start, end)))
    .slice(0, MOST_QUOTES);
  const shown = told.length > 0 ? told : quotes.slice(0, 1);
  return (
    <Typography id={id} component="div" variant="body2" color="textSecondary" dir="auto">
      {shown.map(({ start, end }) => {
        const from = beginOfWord(text, Math.max(0, start - AROUND));
        const to = endOfWord(text, Math.min(text.length, end + AROUND));
        return (
          <Box key={start} component="q" sx={{ display: 'block', quotes: 'none', overflowWrap: 'anywhere' }}>
            {from > 0 && '… '}
            {text.slice(from, start)}
            <Box component="mark" sx={{ bgcolor: 'tint.primary', color: 'text.primary', px: 0.25 }}>
              {text.slice(start, end)}
            </Box>
            {text.slice(end, to)}
            {to < text.length && ' …'}
          </Box>
        );
      })}
    </Typography>
  );
}

/** No word is cut in two. */
const beginOfWord = (text: string, at: number): number => {
  const space = text.indexOf(' ', at);
  return at === 0 || space < 0 || space > at + 20 ? at : space + 1;
};
const endOfWord = (text: string, at: number): number => {
  const space = text.lastIndexOf(' ', at);
  return at === text.length || space < at - 20 ? at : space;
};
