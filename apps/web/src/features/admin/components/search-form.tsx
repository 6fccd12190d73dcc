import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';

interface SearchFormProps {
  readonly label: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Looks for what was entered when it is sent off, not with every letter: each look at a list is in the audit log. */
export function SearchForm({ label, maxLength, value, onSearch }: SearchFormProps) {
  const { t } = useTranslation('admin');
  const [words, setWords] = useState(value);
  const [shown, setShown] = useState(value);
  /* Another search came by the address; the field stays the same, and keeps the focus. */
  if (shown !== value) {
    setShown(value);
    setWords(value);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ flex: '1 1 16rem', minWidth: 0 }}>
      <LabelledInput
        label={label}
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        inputProps={{ maxLength, enterKeyHint: 'search' }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton type="submit" edge="end" aria-label={t('list.search')}>
              <Search fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
    </Box>
  );
}
