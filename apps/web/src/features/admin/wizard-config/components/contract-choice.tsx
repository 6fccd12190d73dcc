import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { ANSWER_KEYS } from '@pactwright/drafting';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ContractChoiceProps {
  readonly fieldKey: string;
  readonly isInContract: boolean;
  readonly isBusy: boolean;
  onChange(isInContract: boolean): void;
}

/** Whether the answers to a field stand in the contract; of those that clauses are made from, that they do. */
export function ContractChoice({ fieldKey, isInContract, isBusy, onChange }: ContractChoiceProps) {
  const { t } = useTranslation('wizard-editor');
  const id = useId();
  if (ANSWER_KEYS.some((key) => key === fieldKey)) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('contract.always')}
      </Typography>
    );
  }
  return (
    <FormControl disabled={isBusy}>
      <FormLabel id={`${id}-label`} sx={{ mb: 0.75 }}>
        {t('isInContract')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-helper`}
        value={isInContract ? 'in' : 'out'}
        onChange={(_, chosen) => onChange(chosen === 'in')}
      >
        <FormControlLabel value="in" control={<Radio />} label={t('contract.in')} />
        <FormControlLabel value="out" control={<Radio />} label={t('contract.out')} />
      </RadioGroup>
      <FormHelperText id={`${id}-helper`} sx={{ mx: 0 }}>
        {t('contract.helper')}
      </FormHelperText>
    </FormControl>
  );
}
