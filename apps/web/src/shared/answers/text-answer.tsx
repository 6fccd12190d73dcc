import InputAdornment from '@mui/material/InputAdornment';
import { useMemo } from 'react';
import { useWritten } from './use-answer.js';
import type { AnswerInputProps, WrittenInputProps } from './answer-input.js';
import { useWrittenInput, WrittenInput } from './use-written-input.js';

const PLAIN = {};
const WITH_CORNER = { pr: 0.5 };

/** One line of text. */
export function TextAnswer({ corner, ...props }: WrittenInputProps) {
  const { unit } = props;
  const input = useWrittenInput(props);
  const end = useMemo(
    () =>
      unit === undefined ? (
        corner
      ) : (
        <InputAdornment position="end" id={`${input.id}-unit`}>
          {unit}
        </InputAdornment>
      ),
    [unit, corner, input.id],
  );
  return <WrittenInput {...input} endAdornment={end} sx={corner ? WITH_CORNER : PLAIN} />;
}

/** Numbers are text too, with the keyboard for numbers (T-22). */
export function NumberAnswer(props: AnswerInputProps) {
  return <TextAnswer {...props} written={useWritten(props.field)} />;
}
