import type { AnswerInputProps } from './answer-input.js';
import { useWrittenInput, WrittenInput } from './use-written-input.js';

const PLAIN = {};
const WITH_CORNER = { pr: 0.5 };

/** One line of text; numbers are text too, with the keyboard for numbers (T-22). */
export function TextAnswer({ corner, ...props }: AnswerInputProps) {
  const written = useWrittenInput(props);
  return <WrittenInput {...written} endAdornment={corner} sx={corner ? WITH_CORNER : PLAIN} />;
}
