import Box from '@mui/material/Box';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/ui/busy-button.js';
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
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || isLoading) return;
    const ended = await outcome(claim(code.trim()), t('claim.failed'));
    setProblem(ended.problem);
    if (ended.data) setCode('');
    /* For the next code, or the right one. */
    field.current?.focus();
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
          isBusy={isLoading}
          inputRef={field}
          error={problem}
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
        <BusyButton
          type="submit"
          variant="outlined"
          isBusy={isLoading}
          disabled={code.trim() === ''}
          sx={{ flexShrink: 0, mt: { sm: 3.5 } }}
        >
          {t('claim.submit')}
        </BusyButton>
      </Box>
    </Section>
  );
}
