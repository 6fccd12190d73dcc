import { allContents, type ContractText } from '../model/bilingual.js';
import type { Language } from '../model/document.js';
import { placeholderLabel } from '../writing/placeholders.js';
import type { Answers } from '../terms/answers.js';
import { readTerms } from '../reading/read-terms.js';
import type { Country } from '../terms/terms.js';
import { DETAILS, DETAIL_NAMES, type DetailEntry, type DetailName } from './vocabulary.js';

/** A gap of one contract, and what would fill it. */
export interface Detail extends DetailEntry {
  readonly id: DetailName;
  /** What is asked for, in the language of whoever fills it. */
  readonly label: string;
  /** In how many places of the contract it stands. */
  readonly places: number;
  /** The country of the party that it is about; forms of codes differ by it. */
  readonly country?: Country['code'];
  /** Whether that party is a company. */
  readonly isCompany?: boolean;
}

/** What is left to fill in this contract, each gap once, whatever the number of its texts, in the order in which it is asked. */
export function detailsOf(contract: ContractText, answers: Answers, language: Language): Detail[] {
  const terms = readTerms(answers);
  const places = countPlaces(contract);
  return DETAIL_NAMES.flatMap((id): Detail[] => {
    const count = places.get(id);
    if (count === undefined) return [];
    const detail = {
      ...DETAILS[id],
      id,
      label: labelOf(placeholderLabel(id, language, terms)),
      places: count,
    };
    if (detail.party === 'both') return [detail];
    const { country, kind } = terms[detail.party];
    return [{ ...detail, country: country.code, isCompany: kind === 'company' }];
  });
}

/** A label stands alone here, not in brackets among words. */
const labelOf = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

function countPlaces(contract: ContractText): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of allContents(contract).flat()) {
    if (part.kind === 'placeholder') counts.set(part.name, (counts.get(part.name) ?? 0) + 1);
  }
  return counts;
}
