import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { DateInput } from '../../../shared/answers/date-input.js';

interface FilterDateProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  onChange(value: string): void;
}

/** A day to filter by, written and shown as everywhere: a browser's own field has the browser's language. */
export function FilterDate({ label, value, onChange }: FilterDateProps) {
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <FormControl fullWidth>
      <FormLabel id={labelId} htmlFor={id} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <DateInput id={id} label={label} labelledBy={labelId} value={value} onChange={onChange} />
    </FormControl>
  );
}
