import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** What “all of them” is called, where the label wants another form of the word. */
  readonly all?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of a few states, or all of them. */
export function FilterSelect({ label, value, all, options, onChange }: FilterSelectProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <FormControl sx={{ flex: '0 1 16rem', minWidth: '12rem' }}>
      <FormLabel id={id} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <Select
        labelId={id}
        displayEmpty
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <MenuItem value="">{all ?? t('list.all')}</MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
