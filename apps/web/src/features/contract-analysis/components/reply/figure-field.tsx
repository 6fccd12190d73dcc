import type { ReplyProposal } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
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
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const { key, min, max } = figure;
  const isWhole = Number.isInteger(figure.value);
  const written = (count: number): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: false }).format(count);
  const bounds = { min: written(min), max: written(max) };
  return (
    <LabelledInput
      label={isNamed(key) ? t(`figures.${key}`) : key}
      /* A field for numbers writes its fractions as the browser's own language does, whatever the page's is. */
      {...(isWhole
        ? { type: 'number', inputProps: { min, max, step: 1, inputMode: 'numeric' } }
        : { type: 'text', inputProps: { inputMode: 'decimal' } })}
      size="small"
      value={typed ?? (Number.isFinite(value) ? written(value) : '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value));
      }}
      helper={t('figures.range', bounds)}
      error={isWithin(value, figure) ? undefined : t(`figures.${isWhole ? 'wrongWhole' : 'wrong'}`, bounds)}
      sx={{ maxWidth: '9rem' }}
    />
  );
}

const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
