import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useLayoutEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { fieldKind } from './wizard-content.js';
import type { WrittenInputProps } from './answer-input.js';
import { useFieldIds } from './answer-source.js';
import { useExample } from './use-example.js';

/** Costly to render, and nothing about it changes with a key. */
export const WrittenInput = memo(OutlinedInput);

/**
 * What a field of text is given, the same objects as long as they say the same. The browser holds what is typed; only what
 * comes from elsewhere, a suggestion say, is put into the field.
 */
export function useWrittenInput({ field, written, isInvalid, unit }: Omit<WrittenInputProps, 'corner'>) {
  const { read, subscribe, change, onFocus } = written;
  const ids = useFieldIds(field);
  const example = useExample(field);
  const [defaultValue] = useState(read);
  const inputRef = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const input = inputRef.current;
      const text = read();
      if (input && input.value !== text) input.value = text;
    };
    follow();
    return subscribe(follow);
  }, [read, subscribe]);
  return useMemo(() => {
    return {
      id: ids.input,
      inputRef,
      defaultValue,
      error: isInvalid,
      placeholder: example,
      required: field.isRequired,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value),
      onFocus,
      inputProps: {
        dir: 'auto',
        'aria-describedby': [
          ...(unit === undefined ? [] : [`${ids.input}-unit`]),
          ids.description,
          ids.problem,
        ].join(' '),
        'aria-invalid': isInvalid,
        ...(fieldKind(field) === 'number' && { inputMode: 'decimal' as const }),
      },
    };
  }, [field, ids, example, isInvalid, unit, defaultValue, change, onFocus]);
}
