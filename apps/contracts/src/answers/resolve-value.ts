import {
  areRows,
  isBlankRow,
  MILESTONES_KEY,
  optionValue,
  OTHER_VALUE,
  type FieldOption,
  type MilestoneRow,
  type SaveAnswerRequest,
  type WizardField,
} from '@pactwright/protocol';
import type { Catalogue } from '../catalogue/catalogue.js';
import { folded, matchByName } from './matching.js';

/** An answer as it is stored: options by their value, numbers and dates as the text that was sent. */
export type StoredValue = string | boolean | string[] | MilestoneRow[];
export type SentValue = Pick<SaveAnswerRequest, 'value' | 'optionId'>;
/** What any field may be sent; rows belong to the list of stages alone. */
type PlainValue = Exclude<SentValue['value'], MilestoneRow[]>;
interface PlainSent {
  readonly value: PlainValue;
  readonly optionId: SentValue['optionId'];
}

/** The built-in choice of every select (R-WIZ-15), as each language of the interface writes it. */
const BUILT_IN_OTHER: ReadonlySet<string> = new Set(
  [OTHER_VALUE, 'Other (specify below)', 'Kita (įrašykite žemiau)'].map(folded),
);

/** What `sent` means for `field`; undefined when it names no option of a choice or has the wrong shape. */
export function resolveValue(
  catalogue: Catalogue,
  field: WizardField,
  sent: SentValue,
): StoredValue | undefined {
  /* A client that knows no rows writes a line for each. */
  const { value, optionId } = sent;
  const takesRows = field.key === MILESTONES_KEY && field.type === 'textarea';
  if (areRows(value)) return takesRows ? value.filter((row) => !isBlankRow(row)) : undefined;
  if (takesRows && Array.isArray(value) && value.length === 0) return [];
  return resolveTyped(catalogue, field, { value, optionId });
}

function resolveTyped(catalogue: Catalogue, field: WizardField, sent: PlainSent): StoredValue | undefined {
  switch (field.type) {
    case 'select':
    case 'radio':
      return resolveChoice(catalogue, field, sent);
    case 'checkbox':
    case 'check':
      return field.options.filter((option) => catalogue.isLiveOption(option)).length > 1
        ? resolveChoices(catalogue, field, sent)
        : resolveConsent(catalogue, field, sent.value);
    default:
      return resolveText(sent.value);
  }
}

/** The free text beside "Other", and the answer of any field that is typed in. */
export function resolveText(value: SentValue['value']): string | undefined {
  if (Array.isArray(value)) return undefined;
  return value === null ? '' : String(value);
}

export const isBlank = (value: StoredValue): boolean =>
  typeof value !== 'boolean' && (typeof value === 'string' ? value.trim() === '' : value.length === 0);

function resolveChoice(catalogue: Catalogue, field: WizardField, sent: PlainSent): string | undefined {
  const [value, ...others] = Array.isArray(sent.value) ? sent.value : [sent.value];
  const [optionId, ...otherIds] = Array.isArray(sent.optionId) ? sent.optionId : [sent.optionId];
  if (others.length > 0 || otherIds.length > 0) return undefined;
  const byId = field.options.find((option) => option.id === optionId);
  if (byId) return optionValue(byId);
  if (value === null || value === undefined || value === '') return '';
  return findOption(catalogue, field, String(value));
}

function resolveChoices(
  catalogue: Catalogue,
  field: WizardField,
  { value, optionId }: PlainSent,
): string[] | undefined {
  if (value === null || value === '' || value === false) return [];
  if (typeof value === 'boolean') return undefined;
  const texts = Array.isArray(value) ? value : [String(value)];
  const ids = optionId === undefined ? [] : Array.isArray(optionId) ? optionId : [optionId];
  const chosen = new Set<string>();
  for (const [index, text] of texts.entries()) {
    /* Ids stand beside the labels they belong to; a list of another length cannot be paired. */
    const id = ids.length === texts.length ? ids[index] : undefined;
    const byId = field.options.find((option) => option.id === id);
    const found = byId ? optionValue(byId) : findOption(catalogue, field, text);
    if (found === undefined) return undefined;
    chosen.add(found);
  }
  return [...chosen];
}

function resolveConsent(catalogue: Catalogue, field: WizardField, value: PlainValue): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === null || value === '' || value === 0) return false;
  if (value === 1) return true;
  if (typeof value === 'number') return undefined;
  const [text, ...others] = Array.isArray(value) ? value : [value];
  if (text === undefined) return false;
  if (others.length > 0) return undefined;
  if (folded(text) === 'true') return true;
  if (folded(text) === 'false') return false;
  return findOption(catalogue, field, text) === undefined ? undefined : true;
}

function findOption(catalogue: Catalogue, field: WizardField, text: string): string | undefined {
  const isLive = (option: FieldOption): boolean => catalogue.isLiveOption(option);
  const namings: ((option: FieldOption) => readonly string[])[] = [
    (option) => [optionValue(option)],
    (option) => [option.label],
    (option) => catalogue.translatedOptionLabels(option),
  ];
  for (const namesOf of namings) {
    const match = matchByName(field.options, text, namesOf, isLive);
    if (match.kind === 'one') return optionValue(match.item);
    if (match.kind === 'several') return undefined;
  }
  return field.type === 'select' && BUILT_IN_OTHER.has(folded(text)) ? OTHER_VALUE : undefined;
}
