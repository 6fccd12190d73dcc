import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface LabelledInputProps extends Omit<OutlinedInputProps, 'id' | 'error' | 'aria-describedby'> {
  readonly label: string;
  readonly helper?: string | undefined;
  readonly error?: string | undefined;
}

/** A text input with its label above, the helper or the error below, all tied together. */
export function LabelledInput({ label, helper, error, disabled, ...input }: LabelledInputProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  const text = error ?? helper;
  return (
    <FormControl fullWidth error={error !== undefined} {...(disabled === undefined ? {} : { disabled })}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <OutlinedInput id={id} {...(text ? { 'aria-describedby': helperId } : {})} {...input} />
      {text && <FormHelperText id={helperId}>{text}</FormHelperText>}
    </FormControl>
  );
}
