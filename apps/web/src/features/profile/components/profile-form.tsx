import Key from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { LANGUAGES, type User } from '@pactwright/protocol';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isSessionOver, refreshCurrentUser } from '../../../shared/auth/current-user.js';
import { isApiError } from '../../../shared/api/api-error.js';
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
  const [isChecked, setIsChecked] = useState(false);
  const [isGenerated, setIsGenerated] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What the server said about single fields. */
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const [save, { isLoading }] = useSaveProfileMutation();
  const form = useRef<HTMLFormElement>(null);
  const languageLabelId = useId();
  const { request, errors } = readProfile(values, user.email, language, t('differ'));

  /** Whether there is a field to show it at; the values stand in the order of the form, the errors in that of the checks. */
  const focusFirst = (wrong: object): boolean => {
    const first = Object.keys(values).find((name) => name in wrong);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setIsChecked(true);
    if (!request) {
      focusFirst(errors);
      return;
    }
    setFailure(null);
    setRefused({});
    const outcome = await save(request);
    if (outcome.data) {
      void refreshCurrentUser();
      setValues({ ...valuesOf(outcome.data.user), ...NO_PASSWORDS });
      setIsChecked(false);
      setIsGenerated(false);
      const { preferredLanguage } = outcome.data.user;
      if (preferredLanguage) await changeLanguage(preferredLanguage);
      toast({ title: t('common:success'), description: outcome.data.message });
      return;
    }
    if (await isSessionOver(outcome.error)) return;
    const refusal = isApiError(outcome.error) ? outcome.error : undefined;
    const description = refusal?.message ?? t('saveFailed');
    toast({ title: t('common:error'), description, variant: 'destructive' });
    const fields = refusal?.fields ?? {};
    if (!focusFirst(fields)) setFailure(description);
    setRefused(fields);
  };
  const generate = () => {
    const password = generatePassword();
    setValues({ ...values, newPassword: password, confirmPassword: password });
    setIsGenerated(true);
  };
  const bind = (name: Exclude<ProfileField, 'preferredLanguage'>, helper?: string) => ({
    name,
    label: t(name),
    value: values[name],
    isBusy: isLoading,
    autoComplete: AUTO_COMPLETE[name] ?? 'off',
    helper,
    error: (isChecked ? errors?.[name] : undefined) ?? refused[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setRefused({ ...refused, [name]: undefined });
    },
  });
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
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
          <FormControl fullWidth disabled={isLoading} sx={{ gridColumn: '1 / -1' }}>
            <FormLabel id={languageLabelId} sx={{ mb: 0.75 }}>
              {t('preferredLanguage')}
            </FormLabel>
            <Select
              labelId={languageLabelId}
              value={values.preferredLanguage}
              onChange={(event) => setValues({ ...values, preferredLanguage: event.target.value })}
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
            <Button startIcon={<Key />} disabled={isLoading} onClick={generate} sx={{ ml: -2.25 }}>
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
      <BusyButton type="submit" variant="contained" size="large" isBusy={isLoading} sx={{ mb: 4 }}>
        {t('save')}
      </BusyButton>
    </form>
  );
}
