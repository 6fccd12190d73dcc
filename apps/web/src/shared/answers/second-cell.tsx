import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { isNearLimit, type Language } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { CharactersLeft } from '../ui/characters-left.js';

interface SecondCellProps {
  readonly id: string;
  /** What the cell is called in the language of the reader. */
  readonly question: string;
  readonly language: Language;
  readonly value: string;
  readonly limit: number;
  onChange(value: string): void;
}

/** A cell of a stage in the other language of a contract in both. */
export function SecondCell({ id, question, language, value, limit, onChange }: SecondCellProps) {
  const { t } = useTranslation('bilingual');
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', mb: 0.5 }}>
        {t(language === 'lt' ? 'secondText.lt' : 'secondText.en', { question })}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ lang: language }}
      />
      {isNearLimit(value.length, limit) && <CharactersLeft left={limit - value.length} />}
    </Box>
  );
}
