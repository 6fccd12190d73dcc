import CheckRounded from '@mui/icons-material/CheckRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Typography from '@mui/material/Typography';
import { milestonePlan, planState, type MilestonePlan, type PlanState } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../format/format-money.js';
import { useLanguage } from '../i18n/use-language.js';

/** What all stages come to, beside the price. */
export function MilestoneTotal({ answers }: { answers: Answers }) {
  const plan = milestonePlan(answers);
  const state = planState(plan);
  const text = useTotalText(plan, state);
  if (text === undefined) return null;
  const isOff = state === 'less' || state === 'more';
  return (
    <Typography
      variant="body2"
      /* Where a step is not left, this says why. */
      data-problem={isOff || undefined}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75, mt: 1.5, color: 'text.primary' }}
    >
      {isOff && <WarningAmberRounded aria-hidden fontSize="small" color="warning" />}
      {state === 'whole' && <CheckRounded aria-hidden fontSize="small" color="success" />}
      <span>{text}</span>
    </Typography>
  );
}

function useTotalText({ total, percent, price, currency }: MilestonePlan, state: PlanState) {
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const part = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  if (state === 'none') return undefined;
  if (total === undefined) {
    const sum = part(percent ?? 0);
    if (state === 'more') return t('milestonePartsMore', { sum });
    return state === 'less' ? t('milestonePartsLess', { sum }) : t('milestoneParts', { sum });
  }
  const sum = money(total);
  const gap = money(Math.abs(Math.round((total - (price ?? 0)) * 100)) / 100);
  switch (state) {
    case 'whole':
      return t('milestoneSumWhole', { sum });
    case 'less':
      return t('milestoneSumLess', { sum, price: money(price ?? 0), gap });
    case 'more':
      return t('milestoneSumMore', { sum, price: money(price ?? 0), gap });
    case 'sum':
      if (percent !== undefined) return t('milestoneSumAndParts', { sum, parts: part(percent) });
      return price === undefined
        ? t('milestoneSum', { sum })
        : t('milestoneSumOfPrice', { sum, price: money(price) });
  }
}
