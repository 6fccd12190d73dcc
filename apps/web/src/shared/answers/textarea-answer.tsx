import type { WrittenInputProps } from './answer-input.js';
import { useWrittenInput, WrittenInput } from './use-written-input.js';

export const GROWING = {
  p: 0,
  /* The button has a row of its own under the text, so that it never covers any. */
  flexDirection: 'column',
  alignItems: 'stretch',
  '& > .MuiButton-root': { alignSelf: 'flex-end', m: 0.5, mt: 0 },
  '& textarea': {
    fieldSizing: 'content',
    minHeight: 100,
    maxHeight: 600,
    boxSizing: 'border-box',
    resize: 'vertical',
    px: 1.75,
    py: 1.5,
  },
} as const;

/** Several lines; grows with its text between 100 and 600 px (R-WIZ-14). */
export function TextareaAnswer({ corner, ...props }: WrittenInputProps) {
  const input = useWrittenInput(props);
  return <WrittenInput {...input} multiline inputComponent="textarea" endAdornment={corner} sx={GROWING} />;
}
