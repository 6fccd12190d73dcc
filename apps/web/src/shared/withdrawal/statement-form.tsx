import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  WITHDRAWAL_NAME_MAX,
  WITHDRAWAL_PURCHASE_MAX,
  errorMessage,
  withdrawalRequest,
  type Receipt,
} from '@pactwright/protocol';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.js';
import { LabelledInput } from '../ui/labelled-input.js';
import { usePurchaseName } from './use-purchase-name.js';

const form = withdrawalRequest.omit({ key: true });

/** What is filled in; `chosen` is the id of a payment, or empty for a purchase in the consumer's own words. */
export interface Filled {
  readonly name: string;
  readonly email: string;
  readonly chosen: string;
  readonly words: string;
}
export type Statement = ReturnType<typeof form.parse>;

interface StatementFormProps {
  readonly purchases: readonly Receipt[];
  readonly filled: Filled;
  readonly onFill: (change: Partial<Filled>) => void;
  readonly onContinue: (statement: Statement) => void;
}

/** The first step: who withdraws from which contract, and where the receipt is acknowledged. */
export function StatementForm({ purchases, filled, onFill, onContinue }: StatementFormProps) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const nameOf = usePurchaseName();
  const [isChecked, setIsChecked] = useState(false);
  const { name, email, chosen, words } = filled;
  const purchase = purchases.find(({ id }) => id === chosen);
  const parsed = form.safeParse({
    name,
    email,
    purchase: purchase ? t('form.named', { purchase: nameOf(purchase), id: purchase.id }) : words,
  });
  const problemOf = (field: keyof Statement): string | undefined => {
    const issue = isChecked ? parsed.error?.issues.find(({ path }) => path[0] === field) : undefined;
    if (!issue) return undefined;
    const codes = { name: 'NAME_REQUIRED', email: 'INVALID_EMAIL', purchase: 'PURCHASE_REQUIRED' } as const;
    return errorMessage(codes[field], language);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success) onContinue(parsed.data);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2.5}>
        <Typography variant="body2">{t('form.intro')}</Typography>
        <LabelledInput
          label={t('form.name')}
          autoComplete="name"
          inputProps={{ maxLength: WITHDRAWAL_NAME_MAX }}
          value={name}
          onChange={(event) => onFill({ name: event.target.value })}
          error={problemOf('name')}
        />
        <LabelledInput
          label={t('form.email')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => onFill({ email: event.target.value })}
          helper={t('form.emailHelp')}
          error={problemOf('email')}
        />
        {purchases.length > 0 && (
          <PurchaseChoice
            purchases={purchases}
            chosen={purchase ? chosen : ''}
            onChoose={(id) => onFill({ chosen: id })}
          />
        )}
        {!purchase && (
          <LabelledInput
            label={t('form.words')}
            multiline
            minRows={2}
            inputProps={{ maxLength: WITHDRAWAL_PURCHASE_MAX }}
            value={words}
            onChange={(event) => onFill({ words: event.target.value })}
            helper={t('form.wordsHelp')}
            error={problemOf('purchase')}
          />
        )}
        <Button type="submit" variant="contained" size="large">
          {t('form.continue')}
        </Button>
      </Stack>
    </form>
  );
}

interface PurchaseChoiceProps {
  readonly purchases: readonly Receipt[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function PurchaseChoice({ purchases, chosen, onChoose }: PurchaseChoiceProps) {
  const { t } = useTranslation('withdrawal');
  const id = useId();
  const nameOf = usePurchaseName();
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ mb: 0.75 }}>
        {t('form.purchase')}
      </FormLabel>
      <Select
        labelId={id}
        displayEmpty
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      >
        {purchases.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {nameOf(each)}
          </MenuItem>
        ))}
        <MenuItem value="">{t('form.another')}</MenuItem>
      </Select>
    </FormControl>
  );
}
