import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface LabelledInputProps extends Omit<OutlinedInputProps, 'id' | 'error' | 'aria-describedby'> {
  readonly label: string;
  readonly helper?: string | undefined;
  readonly error?: string | undefined;
  /** What it says is being sent: it keeps the focus, and what was typed. */
  readonly isBusy?: boolean;
}

/** A text input with its label above, the helper or the error below, all tied together. */
export function LabelledInput(props: LabelledInputProps) {
  const { label, helper, error, disabled, isBusy = false, readOnly = false, inputProps, ...input } = props;
  const id = useId();
  const helperId = `${id}-helper`;
  const text = error ?? helper;
  return (
    <FormControl fullWidth error={error !== undefined} {...(disabled === undefined ? {} : { disabled })}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        {...(text ? { 'aria-describedby': helperId } : {})}
        {...input}
        readOnly={readOnly || isBusy}
        inputProps={{ ...inputProps, ...(isBusy ? { 'aria-disabled': true } : {}) }}
      />
      {text && <FormHelperText id={helperId}>{text}</FormHelperText>}
    </FormControl>
  );
}
