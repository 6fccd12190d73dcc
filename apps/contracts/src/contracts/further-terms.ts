import { furtherTermsOf, languagesOf, needsQuestion, otherLanguage } from '@pactwright/drafting';
import type { Answers, AskedQuestion, FurtherTerm, Language } from '@pactwright/protocol';
import type { EntityManager } from 'typeorm';
import { Answer } from '../answers/answer.entity.js';
import { askedWords, settledAs, type AskedWords } from '../answers/asked-words.js';
import type { Catalogue } from '../catalogue/catalogue.js';

type GetCatalogue = () => Promise<Catalogue>;
type AnswerRow = Pick<Answer, 'key' | 'value' | 'asked'>;

/**
 * The questions of the answers that no clause is made for, as they were asked, removed ones included (ADR 0011, 0026). The
 * wizard is asked for only where something is not settled yet; then a contract without it would be another one.
 */
export async function askedQuestions(
  rows: readonly AnswerRow[],
  getCatalogue: GetCatalogue,
): Promise<AskedQuestion[]> {
  const needed = rowsThatNeed(rows);
  if (needed.every(({ asked }) => asked?.settled)) return needed.flatMap((row) => askedAs(row, undefined));
  const catalogue = await getCatalogue();
  return needed.flatMap((row) => askedAs(row, catalogue));
}

function askedAs({ key, value, asked }: AnswerRow, catalogue: Catalogue | undefined): AskedQuestion[] {
  const field = catalogue?.findByKey(key);
  const now = catalogue &&
    field && { words: askedWords(catalogue, field, value), ...settledAs(catalogue, field) };
  const words = asked ? filledFrom(asked, now?.words) : now?.words;
  const settled = asked?.settled ?? now;
  if (!words || !settled) return [];
  const { type, label, options } = words;
  const { isInContract, place } = settled;
  const isSettled = asked?.settled !== undefined;
  return [{ key, type, label, options, isInContract, place, isSettled }];
}

/** As it was asked; in a language that it did not have then, as it is asked now. */
function filledFrom(then: AskedWords, now: AskedWords | undefined): AskedWords {
  const options = then.options.map(({ value, label }) => ({
    value,
    label: { ...now?.options.find((option) => option.value === value)?.label, ...label },
  }));
  return { ...then, label: { ...now?.label, ...then.label }, options };
}

function rowsThatNeed(rows: readonly AnswerRow[]): AnswerRow[] {
  const answers = answersOf(rows);
  return rows.filter(({ key }) => needsQuestion(key, answers));
}

const answersOf = (rows: readonly AnswerRow[]): Answers =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

/** What they say in the language of the contract. */
export const furtherTerms = (
  asked: readonly AskedQuestion[],
  answers: Answers,
  language: Language,
): FurtherTerm[] =>
  furtherTermsOf(asked, answers, language).map(({ key, label, value }) => ({
    key,
    label,
    value: value.kind === 'choices' ? { ...value, labels: [...value.labels] } : value,
  }));

/** In the other language, of a contract in both; else there are none. */
export function secondTerms(
  asked: readonly AskedQuestion[],
  answers: Answers,
): { readonly secondTerms?: FurtherTerm[] } {
  const languages = languagesOf(answers);
  return languages === undefined
    ? {}
    : { secondTerms: furtherTerms(asked, answers, otherLanguage(languages.prevails)) };
}

const findRows = (manager: EntityManager, contractId: string): Promise<AnswerRow[]> =>
  manager.find(Answer, {
    where: { contractId },
    select: { contractId: true, key: true, value: true, asked: true },
  });

/**
 * From now on nothing that an administrator does to the wizard changes what the contract says under its questions. The caller
 * holds the contract's row.
 */
export async function settleFurtherTerms(
  manager: EntityManager,
  contractId: string,
  catalogue: Catalogue,
): Promise<void> {
  const rows = await findRows(manager, contractId);
  for (const { key, value, asked } of rowsThatNeed(rows)) {
    const field = catalogue.findByKey(key);
    if (asked?.settled || !field) continue;
    const now = askedWords(catalogue, field, value);
    const words = asked ? filledFrom(asked, now) : now;
    await manager.update(
      Answer,
      { contractId, key },
      { asked: { ...words, settled: settledAs(catalogue, field) } },
    );
  }
}
