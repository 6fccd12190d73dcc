import { documentText } from '../src/document-text.js';
import { draft } from '../src/draft.js';
import { CLAUSE_IDS, type ClauseId, type DraftDocument, type Language } from '../src/model.js';
import { WORK_TYPES } from '../src/terms.js';
import { goodContracts, textWithout, wholeText } from './check-corpus.js';
import { goldenAnswers } from './golden-answers.js';

/** A good contract from which one clause was taken, or none. */
export interface Removal {
  readonly name: string;
  readonly language: Language;
  readonly removed: ClauseId | undefined;
  /** The clauses that are still there. */
  readonly held: ReadonlySet<ClauseId>;
  readonly text: string;
}

/** What no contract has to have: to say that it is missing is a false alarm everywhere. */
export const NEVER_MISSING: ReadonlySet<ClauseId> = new Set([
  'background',
  'insurance',
  'non-solicitation',
  'exclusivity',
  'liquidated-damages',
  'publicity',
  'audit',
]);

/** What every contract needs: the rows "always" of the catalogue, and those it wants flagged when they are absent. */
const REQUIRED: readonly ClauseId[] = [
  'parties',
  'scope',
  'timeline',
  'client-duties',
  'change-control',
  'acceptance',
  'fees',
  'invoicing',
  'late-payment',
  'taxes',
  'termination-convenience',
  'kill-fee',
  'handover',
  'ip-ownership',
  'ai-tools',
  'confidentiality',
  'independent-status',
  'liability-cap',
  'governing-law',
  'disputes',
  'signatures',
];

const without = (document: DraftDocument, clause: ClauseId): DraftDocument => ({
  ...document,
  sections: document.sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(({ clauseId }) => clauseId !== clause) }))
    .filter(({ blocks }) => blocks.length > 0),
});

const less = (held: ReadonlySet<ClauseId>, removed: ClauseId | undefined): ReadonlySet<ClauseId> =>
  new Set([...held].filter((id) => id !== removed));

function removalsFromDrafts(language: Language): Removal[] {
  return WORK_TYPES.flatMap((type) => {
    const document = draft(goldenAnswers(type, language), language);
    const owners = document.sections.flatMap(({ blocks }) => blocks.map(({ clauseId }) => clauseId));
    const held = new Set(CLAUSE_IDS.filter((id) => owners.includes(id)));
    /* The parties and the signatures of a draft also stand outside its sections. */
    const removable = REQUIRED.filter((id) => held.has(id) && id !== 'parties' && id !== 'signatures');
    return [undefined, ...removable].map((removed) => ({
      name: `${language}/draft/${type}`,
      language,
      removed,
      held: less(held, removed),
      text: documentText(removed === undefined ? document : without(document, removed)),
    }));
  });
}

function removalsFromGoodContracts(language: Language): Removal[] {
  return goodContracts(language).flatMap((good) => {
    const held = new Set(good.parts.flatMap(({ clause }) => clause ?? []));
    return [undefined, ...REQUIRED.filter((id) => held.has(id))].map((removed) => ({
      name: good.name,
      language,
      removed,
      held: less(held, removed),
      text: removed === undefined ? wholeText(good) : textWithout(good, removed),
    }));
  });
}

/** Every good contract whole, and again without each of its required clauses in turn. */
export const removals = (language: Language): Removal[] => [
  ...removalsFromGoodContracts(language),
  ...removalsFromDrafts(language),
];
