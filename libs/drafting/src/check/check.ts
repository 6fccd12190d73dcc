import type { Category, ClauseId, Language } from '../model.js';
import { RULES_VERSION } from '../rules-version.js';
import { CHECKS } from './checks.js';
import { documentKind } from './document-kind.js';
import { hasInstructionsToAi, isUnfilled } from './gaps.js';
import { isOtherKind } from './other-kind.js';
import { industryOf, industryText } from './industries.js';
import { readContract } from './read-contract.js';
import { FINDINGS_PER_CATEGORY, type CheckReport, type Evidence, type Finding } from './report.js';
import type { CheckRule, ReadContract } from './rule.js';
import { sentences, type Sentence } from './segment.js';
import { textLanguage } from './text-language.js';

/** What an agreement on confidentiality alone is read for; it owes no price, scope or deadline. */
const CLAUSES_OF_AN_NDA: ReadonlySet<ClauseId> = new Set([
  'parties',
  'confidentiality',
  'indemnity',
  'non-solicitation',
  'exclusivity',
  'liquidated-damages',
  'governing-law',
  'disputes',
  'amendments',
  'signatures',
]);

/**
 * What is missing, one-sided, vague or risky for a freelancer in somebody else's contract. `language` is that of the
 * findings; the language of the text is found out. The same text always gives the same report.
 */
export function check(text: string, { language }: { readonly language: Language }): CheckReport {
  const asWritten = sentences(text);
  const written = textLanguage(text);
  const document = documentKind(text, asWritten, written);
  const textIn = written === 'en' || written === 'lt' ? written : undefined;
  const industry = industryOf(text);
  const { name, considerations, bestPractices, commonPitfalls } = industryText(industry, language);
  const isChecked = textIn !== undefined && (document === 'contract' || document === 'nda');
  const contract = isChecked
    ? readContract(text, asWritten, { language: textIn, industry, checks: CHECKS })
    : undefined;
  return {
    document,
    textLanguage: textIn,
    industry: { type: industry, name },
    findings: contract === undefined ? [] : findingsIn(contract, language, document === 'nda'),
    industryConsiderations: isChecked ? considerations : [],
    bestPractices: isChecked ? bestPractices : [],
    commonPitfalls: isChecked ? commonPitfalls : [],
    isUnfilled: isUnfilled(text),
    isOtherKind: isOtherKind(text),
    hasInstructionsToAi: hasInstructionsToAi(text),
    rulesVersion: RULES_VERSION,
  };
}

function findingsIn(contract: ReadContract, language: Language, isNda: boolean): Finding[] {
  const checks = isNda ? CHECKS.filter(({ clause }) => CLAUSES_OF_AN_NDA.has(clause)) : CHECKS;
  const findings = withoutEchoes(
    checks
      .flatMap(({ rules }) =>
        withoutContradiction(rules.flatMap((rule) => findingOf(rule, contract, language))),
      )
      .sort((a, b) => b.riskFactor - a.riskFactor),
  );
  const perCategory = new Map<Category, number>();
  return findings.filter(({ category }) => {
    const count = (perCategory.get(category) ?? 0) + 1;
    perCategory.set(category, count);
    return count <= FINDINGS_PER_CATEGORY;
  });
}

/** A clause whose words are quoted as at least as bad as their absence is not missing. */
const withoutContradiction = (ofClause: readonly Finding[]): readonly Finding[] =>
  ofClause.filter(
    ({ kind, riskFactor }) =>
      kind !== 'missing' ||
      !ofClause.some((other) => other.evidence !== undefined && other.riskFactor >= riskFactor),
  );

/** "Until the client is satisfied" has no measure, no end and no limit of rounds: one complaint said three times. */
const SAME_IN_SUBSTANCE: ReadonlySet<string> = new Set([
  'acceptance.subjective',
  'acceptance.open-ended',
  'revisions.unlimited',
]);

const UNTIL = /(?<!\p{L})(?:until|kol)(?!\p{L})/iu;
const isSameInSubstance = ({ id, evidence }: Finding): boolean =>
  SAME_IN_SUBSTANCE.has(id) && evidence !== undefined && UNTIL.test(evidence.quote);

/** Of findings that come to the same about one sentence the gravest, which comes first. */
const withoutEchoes = (gravestFirst: readonly Finding[]): readonly Finding[] =>
  gravestFirst.filter(
    (finding, at) =>
      !isSameInSubstance(finding) ||
      !gravestFirst
        .slice(0, at)
        .some((other) => isSameInSubstance(other) && other.evidence?.start === finding.evidence?.start),
  );

function findingOf(rule: CheckRule, contract: ReadContract, language: Language): Finding[] {
  const hit = rule.find(contract);
  if (hit === undefined) return [];
  const { id, kind, category, text } = rule;
  const finding = { id, kind, category, riskFactor: hit.riskFactor, ...text[language] };
  return [
    hit.sentence === undefined ? finding : { ...finding, evidence: evidence(contract.text, hit.sentence) },
  ];
}

const evidence = (text: string, { start, end }: Sentence): Evidence => ({
  quote: text.slice(start, end),
  start,
  end,
});
