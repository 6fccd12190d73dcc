import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DurationUnit } from '../src/check/measures.js';
import type { Per } from '../src/check/rates.js';
import type { DealValue } from '../src/deal/values.js';
import type { DealLabel } from './deal-score.js';
import type { LabelledDeal } from './labelled-deals.js';

const UNITS: readonly (readonly [RegExp, DurationUnit])[] = [
  [/^(?:working days|darbo)/u, 'working days'],
  [/^(?:hour|valand)/u, 'hours'],
  [/^(?:day|dien)/u, 'days'],
  [/^(?:week|savait)/u, 'weeks'],
  [/^(?:month|mėn)/u, 'months'],
  [/^(?:year|met)/u, 'years'],
];
const CHOICES = [
  'automatic',
  'by-agreement',
  'unlimited',
  'fees-paid',
  'on-payment',
  'on-delivery',
  'on-creation',
  'arbitration',
] as const;

/** "30 days", "500 EUR/hour", "8 %/year", "2026-03-01", "3", "on-payment", "Scotland". */
function valueOf(written: string): DealValue {
  const choice = CHOICES.find((each) => each === written);
  if (choice !== undefined) return { kind: 'choice', choice };
  if (/^\d{4}-\d\d-\d\d$/u.test(written))
    return { kind: 'date', date: written as `${number}-${number}-${number}` };
  const [figure = '', unit = '', per] = written.split(/[ /]/u);
  const amount = Number(figure);
  if (Number.isNaN(amount)) return { kind: 'name', name: written };
  if (unit === '') return { kind: 'count', count: amount };
  const often = per === undefined ? {} : { per: per as Per };
  if (unit === '%') return { kind: 'percent', percent: amount, ...often };
  const duration = UNITS.find(([pattern]) => pattern.test(written.slice(figure.length + 1)))?.[1];
  if (duration !== undefined) return { kind: 'period', amount, unit: duration };
  return { kind: 'money', amount, currency: unit, ...often };
}

function labelsOf(line: string): { readonly said: string; readonly labels: readonly DealLabel[] } {
  const [said = '', written] = line.split(' => ');
  const labels = (written ?? '')
    .split('; ')
    .filter((label) => label !== '')
    .map((label): DealLabel => {
      const [, unsure, key = '', value = ''] = /^(\?)?(\S+) (.+)$/u.exec(label) ?? [];
      return { key, value: valueOf(value), quote: said, unsure: unsure !== undefined };
    });
  return { said, labels };
}

/** The short contracts of `corpus/deal/sentences.txt`, in which each line says behind "=>" what it sets. */
export const labelledSentences = (corpus: string): LabelledDeal[] =>
  readFileSync(path.join(corpus, 'deal/sentences.txt'), 'utf8')
    .split(/^## /mu)
    .filter((part) => part.trim() !== '')
    .map((part, at) => {
      const [language = '', ...lines] = part.trim().split('\n');
      const said = lines.filter((line) => line.trim() !== '').map(labelsOf);
      const text = said.map(({ said: line }) => line.replace(/^# /u, '')).join('\n\n');
      return {
        contract: `sentences ${at + 1}`,
        language: language === 'lt' ? 'lt' : 'en',
        text,
        facts: said.flatMap(({ labels }) => labels),
      };
    });
