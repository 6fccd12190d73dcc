import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/form/use-form.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { Section } from '../../../shared/ui/section.js';
import { useOutcome } from '../../../shared/auth/use-outcome.js';
import { useClaimContractsMutation } from '../api.js';

/** Takes over what was bought elsewhere without an account, by the code from the page after the payment. */
export function ClaimSection() {
  const { t } = useTranslation('profile');
  const [values, setValues] = useState({ code: '' });
  const [claim] = useClaimContractsMutation();
  const outcome = useOutcome();
  const { isBusy, onSubmit, text, focus } = useForm({
    values,
    onChange: setValues,
    check: () => {
      const code = values.code.trim();
      return code === '' ? { errors: {} } : { data: code };
    },
    send: async (code) => {
      const { data, problem } = await outcome(claim(code), t('claim.failed'));
      if (data) setValues({ code: '' });
      /* For the next code, or the right one. */
      focus('code');
      return { code: problem };
    },
  });
  return (
    <Section title={t('claim.title')} intro={t('claim.text')}>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 2,
          alignItems: { sm: 'flex-start' },
        }}
      >
        <LabelledInput {...text('code')} label={t('claim.code')} autoComplete="off" />
        <BusyButton
          type="submit"
          variant="outlined"
          isBusy={isBusy}
          disabled={values.code.trim() === ''}
          sx={{ flexShrink: 0, mt: { sm: 3.5 } }}
        >
          {t('claim.submit')}
        </BusyButton>
      </Box>
    </Section>
  );
}
