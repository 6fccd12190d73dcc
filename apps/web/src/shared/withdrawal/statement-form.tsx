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
  withdrawalRequest,
  type Receipt,
} from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { schemaErrors } from '../form/schema-errors.js';
import { useForm } from '../form/use-form.js';
import { useLanguage } from '../i18n/use-language.js';
import { LabelledInput } from '../ui/labelled-input.js';
import { usePurchaseName } from './use-purchase-name.js';

const statement = withdrawalRequest.omit({ key: true });

/** What is filled in; `chosen` is the id of a payment, or empty for a purchase in the consumer's own words. */
export interface Filled {
  readonly name: string;
  readonly email: string;
  readonly chosen: string;
  readonly words: string;
}
export type Statement = ReturnType<typeof statement.parse>;

interface StatementFormProps {
  readonly purchases: readonly Receipt[];
  readonly filled: Filled;
  readonly onFill: (filled: Filled) => void;
  readonly onContinue: (statement: Statement) => void;
}

/** The first step: who withdraws from which contract, and where the receipt is acknowledged. */
export function StatementForm({ purchases, filled, onFill, onContinue }: StatementFormProps) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const nameOf = usePurchaseName();
  const { chosen, words, name, email } = filled;
  const bought = purchases.find(({ id }) => id === chosen);
  const { onSubmit, text, set } = useForm({
    values: filled,
    onChange: onFill,
    check: () => {
      const purchase = bought ? t('form.named', { purchase: nameOf(bought), id: bought.id }) : words;
      const { data, error } = statement.safeParse({ name, email, purchase });
      if (data) return { data };
      const { purchase: ofWords, ...errors } = schemaErrors(error, language);
      return { errors: { ...errors, words: ofWords } };
    },
    send: (checked: Statement) => {
      onContinue(checked);
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack spacing={2.5}>
        <Typography variant="body2">{t('form.intro')}</Typography>
        <LabelledInput
          {...text('name')}
          label={t('form.name')}
          autoComplete="name"
          inputProps={{ maxLength: WITHDRAWAL_NAME_MAX }}
        />
        <LabelledInput
          {...text('email')}
          label={t('form.email')}
          type="email"
          autoComplete="email"
          helper={t('form.emailHelp')}
        />
        {purchases.length > 0 && (
          <PurchaseChoice
            purchases={purchases}
            chosen={bought ? chosen : ''}
            onChoose={(id) => set({ chosen: id })}
          />
        )}
        {!bought && (
          <LabelledInput
            {...text('words')}
            label={t('form.words')}
            multiline
            minRows={2}
            inputProps={{ maxLength: WITHDRAWAL_PURCHASE_MAX }}
            helper={t('form.wordsHelp')}
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
