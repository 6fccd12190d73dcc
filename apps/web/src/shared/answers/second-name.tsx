import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { isNearLimit, MILESTONE_NAME_MAX_LENGTH, type Language } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { CharactersLeft } from '../ui/characters-left.js';

interface SecondNameProps {
  readonly id: string;
  readonly language: Language;
  readonly value: string;
  onChange(value: string): void;
}

/** The name of a stage in the other language of a contract in both. */
export function SecondName({ id, language, value, onChange }: SecondNameProps) {
  const { t } = useTranslation(['bilingual', 'contract-wizard']);
  const question = t('contract-wizard:milestoneName');
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
      {isNearLimit(value.length, MILESTONE_NAME_MAX_LENGTH) && (
        <CharactersLeft left={MILESTONE_NAME_MAX_LENGTH - value.length} />
      )}
    </Box>
  );
}
