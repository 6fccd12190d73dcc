import { createHash } from 'node:crypto';
import { analyze } from '@pactwright/drafting';
import {
  LANGUAGES,
  type Addition,
  type Answers,
  type Language,
  type SaveProgressRequest,
  storable,
} from '@pactwright/protocol';
import { folded } from '../answers/matching.js';

type Suggestion = SaveProgressRequest['aiSuggestions']['suggestions'][number];

/* The drafting library puts a text of no known clause among the additional terms. */
const NO_CLAUSE = '';
const HASH_LENGTH = 16;

/** The approved implementations as texts of their clauses; a caller who names no clause means that of the rule with these words. */
export function additionsOf(
  suggestions: readonly Suggestion[],
  answers: Answers,
  contractLanguage: Language,
): Addition[] {
  const approved = suggestions.filter(({ implementation }) => storable(implementation).trim() !== '');
  const isClear = approved.every(({ id, clauseId }) => id !== undefined && clauseId !== undefined);
  const known = isClear
    ? []
    : LANGUAGES.flatMap((language) => analyze(answers, { language, contractLanguage }));
  return approved.map((each) => {
    const rule = known.find(
      ({ id, suggestion }) => id === each.id || folded(suggestion) === folded(each.suggestion),
    );
    return {
      id: storable(each.id ?? rule?.id ?? ownId(each.suggestion)),
      clauseId: storable(each.clauseId ?? rule?.clauseId ?? NO_CLAUSE),
      text: storable(each.implementation).trim(),
      ...(each.second !== undefined && { second: storable(each.second).trim() }),
    };
  });
}

/** Of the texts whose figures are about something else than those of their clause, as somebody has said. */
export const separateIds = ({ aiSuggestions }: SaveProgressRequest): ReadonlySet<string> =>
  new Set(
    aiSuggestions.suggestions
      .filter(({ isSeparate }) => isSeparate === true)
      .map(({ id, suggestion }) => storable(id ?? ownId(suggestion))),
  );

const ownId = (suggestion: string): string =>
  `own:${createHash('sha256').update(folded(suggestion)).digest('hex').slice(0, HASH_LENGTH)}`;
