import type { Language } from '../model/document.js';
import { ANSWER_KEYS, OTHER_SUFFIX, type AnswerKey, type Answers } from '../terms/answers.js';
import { suggestedCourtCity } from './court-city.js';
import { improvementText } from './improvement.js';
import { optionLabel } from './option-label.js';
import { OTHER_WORDS } from './other-words.js';
import { recommendedOption } from './recommended.js';
import { ADVICE } from './rules/index.js';
import { situationOf, type Situation } from './situation.js';
import { together } from './together.js';
import { topicText } from './topic-text.js';
import { additionalRateOf, expenseCap, hoursCap, knownAmount } from './usual-numbers.js';
import { suggestedStages } from './stages.js';
import { fullerScope, isUsual, usualDeliverables, usualExclusions, type SuggestedText } from './usual.js';

/** A field of the wizard, or a question of the improvement page, which may be about a field too. */
export interface SuggestedField {
  /** The question of the default wizard; null for a field that an administrator added. */
  readonly key: string | null;
  readonly label: string;
  readonly currentText: string;
  readonly improvement?: { readonly id: string | null; readonly suggestion: string };
}

type Compose = (situation: Situation) => string | undefined;

/** Texts and numbers that follow from the other answers. `undefined` where only the user can know. */
const COMPOSED: Readonly<Partial<Record<AnswerKey, Compose>>> = {
  court_city: suggestedCourtCity,
  final_deadline: ({ terms }) => terms.milestones.findLast(({ date }) => date !== undefined)?.date,
  payment_amount: knownAmount,
  hours_cap: hoursCap,
  expense_cap: expenseCap,
  extra_hourly_rate: additionalRateOf,
};

/** Lists, plans and descriptions: more may belong to them than what was said. */
const WITH_OFFERS: Readonly<
  Partial<Record<AnswerKey, (situation: Situation, isKnown: boolean) => SuggestedText>>
> = {
  scope_of_work: fullerScope,
  deliverables: usualDeliverables,
  exclusions: usualExclusions,
  milestones: suggestedStages,
};

const keyOf = (key: string | null): AnswerKey | undefined => ANSWER_KEYS.find((known) => known === key);

function otherWords(key: AnswerKey, { terms, language, work }: Situation): string | undefined {
  if (key === 'freelance_type') {
    return work.kind === 'text' && terms.scope !== undefined ? work.text : undefined;
  }
  const words = OTHER_WORDS[key];
  return typeof words === 'string' ? words : words?.[language];
}

/** What an advice would change the answer to, in the words of the wizard. */
function advisedAnswer(
  id: string | null,
  key: AnswerKey,
  situation: Situation,
  language: Language,
): string | undefined {
  const advised = ADVICE.find((rule) => rule.id === id)?.find(situation)?.change?.[key];
  if (advised === undefined) return undefined;
  const values = Array.isArray(advised) ? advised : [advised === true ? 'yes' : String(advised)];
  return values.map((value) => optionLabel(key, value)?.[language] ?? value).join(', ');
}

/**
 * Text for one field, made of the other answers and of what is usual for the kind of work. It goes on where the user stopped,
 * and names no person, price or date that the answers do not hold. What only the user can know stays as it is, and what the
 * user has not said of the work is offered, not written.
 */
export function suggest(field: SuggestedField, answers: Answers, language: Language): SuggestedText {
  const { key, label, currentText, improvement } = field;
  const own = currentText.trim();
  const known = keyOf(key);
  if (improvement !== undefined && known === undefined)
    return only(improvementText(improvement, own, answers, language));
  if (known !== undefined) {
    const situation = situationOf({ ...answers, [known]: own === '' ? answers[known] : own }, language);
    const withOffers = WITH_OFFERS[known];
    if (withOffers !== undefined) return withOffers(situation, isUsual(situation));
    const advised = improvement && advisedAnswer(improvement.id, known, situation, language);
    if (advised !== undefined) return only(advised);
    const composed = COMPOSED[known];
    if (composed !== undefined) return only(composed(situation) ?? own);
    return only(optionLabel(known, recommendedOption(known, situation))?.[language] ?? own);
  }
  const situation = situationOf(answers, language);
  const chosen = key?.endsWith(OTHER_SUFFIX) === true ? keyOf(key.slice(0, -OTHER_SUFFIX.length)) : undefined;
  if (chosen !== undefined) return only(own === '' ? (otherWords(chosen, situation) ?? own) : own);
  return only(together(own, topicText(label, situation)));
}

const only = (suggestion: string): SuggestedText => ({ suggestion, offered: [] });
