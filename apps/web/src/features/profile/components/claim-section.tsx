import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { Section } from '../../../shared/ui/section.js';
import { useOutcome } from '../../../shared/ui/use-outcome.js';
import { useClaimContractsMutation } from '../api.js';

/** Takes over what was bought elsewhere without an account, by the code from the page after the payment. */
export function ClaimSection() {
  const { t } = useTranslation('profile');
  const [code, setCode] = useState('');
  const [claim, { isLoading }] = useClaimContractsMutation();
  const [problem, setProblem] = useState<string>();
  const outcome = useOutcome();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || isLoading) return;
    const ended = await outcome(claim(code.trim()), t('claim.failed'));
    setProblem(ended.problem);
    if (ended.data) setCode('');
  };
  return (
    <Section title={t('claim.title')} intro={t('claim.text')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 2,
          alignItems: { sm: 'flex-start' },
        }}
      >
        <LabelledInput
          label={t('claim.code')}
          value={code}
          disabled={isLoading}
          error={problem}
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={isLoading}
          disabled={code.trim() === ''}
          sx={{ flexShrink: 0, mt: { sm: 3.5 } }}
        >
          {t('claim.submit')}
        </Button>
      </Box>
    </Section>
  );
}
