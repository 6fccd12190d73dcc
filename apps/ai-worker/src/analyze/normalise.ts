import { createHash } from 'node:crypto';
import { additionJudge, soundsRequired } from '@pactwright/drafting';
import { FINDINGS_SHOWN, idOfModel, type RunInputOf, type SuggestionDetail } from '@pactwright/protocol';
import { inventedFigures } from '../model/invented-figures.js';
import { wordingOf } from '../model/wording.js';
import type { Pseudonymizer } from '../redaction/pseudonymizer.js';
import { listed } from '../suggest/prompt.js';
import type { AnalyzeAnswer } from './schema.js';

const MOST_ADDED = 5;
const LONGEST_LINE = 600;
const LONGEST_WORDING = 1_500;

/** The rules' suggestions, some in the model's words, and what it adds; undefined when the answer is not in the right language. */
export function normaliseAnalysis(
  { reworded, added }: AnalyzeAnswer,
  pseudonymizer: Pseudonymizer,
  input: RunInputOf<'analyze'>,
  known: readonly SuggestionDetail[],
): SuggestionDetail[] | undefined {
  const line = { language: input.language, maxLength: LONGEST_LINE };
  const wording = { language: input.contractLanguage, maxLength: LONGEST_WORDING };
  const isInvented = inventedFigures([
    listed(input.answers),
    ...known.flatMap(({ suggestion, why, question }) => [suggestion, why, question]),
  ]);

  const texts = new Map<string, Texts>();
  for (const item of reworded) {
    const prose = proseOf(item, pseudonymizer, line);
    if (!prose) return undefined;
    texts.set(pseudonymizer.reveal(item.id), prose);
  }
  const result = known.map((suggestion) => {
    const better = texts.get(suggestion.id);
    if (!better || isInvented(Object.values(better).join(' '))) return suggestion;
    /* T-28: whether a suggestion says that it is required is for the rules. */
    const isAsGrave = soundsRequired(better.suggestion) === soundsRequired(suggestion.suggestion);
    return { ...suggestion, ...better, suggestion: isAsGrave ? better.suggestion : suggestion.suggestion };
  });

  const isRefused = additionJudge(input.answers, input.contractLanguage);
  const covered = new Set<string>(known.map(({ clauseId }) => clauseId));
  for (const item of added.slice(0, MOST_ADDED)) {
    const prose = proseOf(item, pseudonymizer, line);
    const implementation = wordingOf(item.wording, pseudonymizer, wording);
    if (!prose || !implementation) return undefined;
    const said = [...Object.values(prose), implementation].join(' ');
    const isFull = result.filter(({ category }) => category === item.category).length >= FINDINGS_SHOWN;
    if (isInvented(said) || isFull || covered.has(item.clause) || soundsRequired(prose.suggestion)) continue;
    const { clause: clauseId, category, riskFactor } = item;
    const id = idOfModel(createHash('sha256').update(`${clauseId} ${category}`).digest('hex').slice(0, 16));
    if (input.approved.some((approved) => approved.id === id)) continue;
    if (isRefused({ id, clauseId, text: implementation, language: input.contractLanguage })) continue;
    covered.add(clauseId);
    result.push({
      id,
      clauseId,
      category,
      riskFactor,
      isRequired: false,
      fields: [],
      ...prose,
      implementation,
    });
  }
  /* T-47: the rules know what comes first. */
  return result;
}

interface Texts {
  readonly suggestion: string;
  readonly why: string;
  readonly question: string;
}

function proseOf(
  item: Texts,
  pseudonymizer: Pseudonymizer,
  line: { readonly language: RunInputOf<'analyze'>['language']; readonly maxLength: number },
): Texts | undefined {
  const [suggestion, why, question] = [item.suggestion, item.why, item.question].map((text) =>
    wordingOf(text, pseudonymizer, line),
  );
  return suggestion && why && question ? { suggestion, why, question } : undefined;
}
