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
  /** As it was typed, within its bounds or not; not a number for what is none. */
  readonly value: number;
  onChange(value: number): void;
}

/** A number of the proposed words; one that is out of its bounds stays as it was typed, and is said to be. */
export function FigureField({ figure, value, onChange }: FigureFieldProps) {
  const { t } = useTranslation('contract-reply');
  const [typed, setTyped] = useState<string>();
  const { key, min, max } = figure;
  const isWhole = Number.isInteger(figure.value);
  const wrong = isWhole ? t('figures.wrongWhole', { min, max }) : t('figures.wrong', { min, max });
  return (
    <LabelledInput
      label={isNamed(key) ? t(`figures.${key}`) : key}
      type="number"
      size="small"
      value={typed ?? (Number.isFinite(value) ? String(value) : '')}
      inputProps={{ min, max, step: isWhole ? 1 : 'any', inputMode: 'decimal' }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value));
      }}
      helper={t('figures.range', { min, max })}
      error={isWithin(value, figure) ? undefined : wrong}
      sx={{ maxWidth: '9rem' }}
    />
  );
}

const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
