import Key from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { LANGUAGES, type ProfileRequest, type User } from '@pactwright/protocol';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSessionOver, refreshCurrentUser } from '../../../shared/auth/current-user.js';
import { isApiError } from '../../../shared/api/api-error.js';
import { useForm } from '../../../shared/form/use-form.js';
import { changeLanguage } from '../../../shared/i18n/i18n.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { PasswordInput } from '../../../shared/ui/password-input.js';
import { Section } from '../../../shared/ui/section.js';
import { useSaveProfileMutation } from '../api.js';
import { generatePassword } from '../model/generate-password.js';
import { NO_PASSWORDS, readProfile, valuesOf, type ProfileField } from '../model/profile-values.js';

const AUTO_COMPLETE: Partial<Record<ProfileField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  country: 'country-name',
  city: 'address-level2',
  currentPassword: 'current-password',
  newPassword: 'new-password',
  confirmPassword: 'new-password',
};

/** Everything that a user may change about the account (R-PROF-01). */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  const [values, setValues] = useState(() => valuesOf(user));
  const [isGenerated, setIsGenerated] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [save] = useSaveProfileMutation();
  const languageLabelId = useId();
  const form = useForm({
    values,
    onChange: setValues,
    check: () => readProfile(values, user.email, language, t('differ')),
    send: async (request: ProfileRequest) => {
      setFailure(null);
      const outcome = await save(request);
      if (outcome.data) {
        void refreshCurrentUser();
        setValues({ ...valuesOf(outcome.data.user), ...NO_PASSWORDS });
        form.reset();
        setIsGenerated(false);
        const { preferredLanguage } = outcome.data.user;
        if (preferredLanguage) await changeLanguage(preferredLanguage);
        toast({ title: t('common:success'), description: outcome.data.message });
        return undefined;
      }
      if (await isSessionOver(outcome.error)) return undefined;
      const refusal = isApiError(outcome.error) ? outcome.error : undefined;
      const description = refusal?.message ?? t('saveFailed');
      toast({ title: t('common:error'), description, variant: 'destructive' });
      const fields = refusal?.fields ?? {};
      if (!Object.keys(values).some((name) => name in fields)) setFailure(description);
      return fields;
    },
  });
  const { isBusy } = form;
  const generate = () => {
    const password = generatePassword();
    form.set({ newPassword: password, confirmPassword: password });
    setIsGenerated(true);
  };
  const bind = (name: Exclude<ProfileField, 'preferredLanguage'>, helper?: string) => ({
    ...form.text(name),
    name,
    label: t(name),
    autoComplete: AUTO_COMPLETE[name] ?? 'off',
    helper,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Section title={t('personal')}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <LabelledInput
              label={t('email')}
              type="email"
              value={user.email}
              disabled
              autoComplete="username"
              helper={t('emailHelper')}
            />
          </Box>
          <LabelledInput {...bind('firstName')} />
          <LabelledInput {...bind('lastName')} />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <LabelledInput {...bind('company')} />
          </Box>
          <LabelledInput {...bind('country')} />
          <LabelledInput {...bind('city')} />
          <FormControl fullWidth disabled={isBusy} sx={{ gridColumn: '1 / -1' }}>
            <FormLabel id={languageLabelId} sx={{ mb: 0.75 }}>
              {t('preferredLanguage')}
            </FormLabel>
            <Select
              labelId={languageLabelId}
              value={values.preferredLanguage}
              onChange={(event) => form.set({ preferredLanguage: event.target.value })}
            >
              <MenuItem value="">{t('noPreference')}</MenuItem>
              {LANGUAGES.map((each) => (
                <MenuItem key={each} value={each} lang={each}>
                  {t(`languages.${each}`)}
                </MenuItem>
              ))}
            </Select>
            <FormHelperText>{t('preferredLanguageHelper')}</FormHelperText>
          </FormControl>
        </Box>
      </Section>
      <Section title={t('password')} intro={t('passwordIntro')}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <PasswordInput {...bind('currentPassword')} />
          {/* A password that nobody typed has to be seen to be written down. */}
          <PasswordInput {...bind('newPassword', t('newPasswordHelper'))} isShown={isGenerated} />
          <PasswordInput {...bind('confirmPassword')} />
          <Box>
            <Button startIcon={<Key />} disabled={isBusy} onClick={generate} sx={{ ml: -2.25 }}>
              {t('generate')}
            </Button>
          </Box>
          {isGenerated && <Alert severity="info">{t('generated')}</Alert>}
        </Box>
      </Section>
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          {failure}
        </Alert>
      )}
      <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy} sx={{ mb: 4 }}>
        {t('save')}
      </BusyButton>
    </form>
  );
}
