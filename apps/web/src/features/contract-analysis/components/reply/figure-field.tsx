import type { ReplyProposal } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '../../../../shared/ui/labelled-input.js';
import { isWithin } from '../../model/reply/reply-plan.js';

type Figure = ReplyProposal['figures'][number];

const NAMES = ['days', 'share', 'start', 'rate', 'months', 'years', 'hours', 'rounds'] as const;
const isNamed = (key: string): key is (typeof NAMES)[number] => NAMES.some((name) => name === key);

interface FigureFieldProps {
  readonly figure: Figure;
  readonly value: number;
  onChange(value: number): void;
}

/** A number of the proposed words; what is out of its bounds is said and not taken. */
export function FigureField({ figure, value, onChange }: FigureFieldProps) {
  const { t } = useTranslation('contract-reply');
  const [typed, setTyped] = useState<string>();
  const { key, min, max } = figure;
  const range = t('figures.range', { min, max });
  const isWrong = typed !== undefined && !isWithin(numberOf(typed), figure);
  return (
    <LabelledInput
      label={isNamed(key) ? t(`figures.${key}`) : key}
      type="number"
      size="small"
      value={typed ?? String(value)}
      inputProps={{ min, max, step: Number.isInteger(min) ? 1 : 'any', inputMode: 'decimal' }}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = numberOf(target.value);
        if (isWithin(number, figure)) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
      helper={range}
      error={isWrong ? range : undefined}
      sx={{ maxWidth: '9rem' }}
    />
  );
}

const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
