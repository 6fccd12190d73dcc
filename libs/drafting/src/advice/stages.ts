import { TELLING, namesNotIn, wordsIn, type SuggestedText } from './usual.js';
import { KINDS } from './kinds/index.js';
import { plainText } from '../brief/plain-text.js';
import { ownItems } from './own-items.js';
import { isDoubtful } from './said/doubt.js';
import { typedLanguage } from '../reading/typed-language.js';
import { withoutEnd } from '../reading/abbreviation.js';
import { matchingPrice, milestoneLines, sharesOf } from './milestones.js';
import type { Situation } from './situation.js';
import type { Milestone } from '../terms/terms.js';

const STAGES = { least: 2, most: 6, longest: 80 };
const NAMES_TIME =
  /\d{4}|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|week|month|day)|sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio|savait|mėnes|dien/iu;

const named = (name: string): Milestone => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  date: undefined,
  amount: undefined,
  percent: undefined,
});

/** What the person has listed to be handed over, or else the things that the description names; none where there is but one. */
function ownThings({ terms, raw, words, language }: Situation): string[] {
  const items = terms.deliverables.filter(({ level }) => level === 0).map(({ text }) => text);
  const listed = items.length > 1 ? items : words('deliverables').split(/[;,\n]\s+(?![^(]*\))/u);
  const names = listed.map((name) => withoutEnd(name.trim(), /[.;,]$/u)).filter((name) => name !== '');
  const isSure = (name: string): boolean =>
    !isDoubtful(plainText(name), { language: typedLanguage(name) ?? language, isClient: false });
  const things =
    names.length < STAGES.least ? ownItems(raw('scope_of_work'), true, language) : names.filter(isSure);
  return things.length < STAGES.least ? [] : things;
}

/** Names of further stages beside those that are typed: of the person's own things, or usual ones where nothing is said of the work. */
function furtherStages(situation: Situation): { milestone: Milestone; share: number }[] {
  const { terms, described, language } = situation;
  const typed = terms.milestones.map(({ name }) => name);
  const own = namesNotIn(typed.join('\n'), ownThings(situation));
  const isPlan =
    typed.length + own.length >= STAGES.least &&
    typed.length + own.length <= STAGES.most &&
    own.every((name) => name.length <= STAGES.longest);
  if (own.length > 0 && isPlan) return own.map((name) => ({ milestone: named(name), share: 1 }));
  if (typed.length > 0 || wordsIn(described) >= TELLING) return [];
  return KINDS[terms.workType].stages.map((stage) => ({
    milestone: named(stage[language]),
    share: stage.share,
  }));
}

/** The one stage that is left open takes what the others leave of the price: that much has been said. */
function withRest(milestones: readonly Milestone[], price: number | undefined): readonly Milestone[] {
  const isOpen = ({ amount, percent }: Milestone): boolean => (amount ?? percent) === undefined;
  const sum = milestones.reduce((total, { amount = 0 }) => total + amount, 0);
  const isSure = milestones.length > 1 && milestones.filter(isOpen).length === 1 && sum < (price ?? 0);
  return isSure ? pricedThroughout(milestones, price) : milestones;
}

/**
 * The stages as they are typed, and names of further ones to choose from. No day and no sum is made up: how the price is
 * divided is for the two parties.
 */
export function suggestedStages(situation: Situation): SuggestedText {
  const { milestones, payment } = situation.terms;
  const typed = situation.words('milestones');
  const whole = payment.structure === 'milestones' ? withRest(milestones, payment.amount) : milestones;
  return {
    suggestion: whole === milestones ? typed : milestoneLines(whole),
    offered: furtherStages(situation).map(({ milestone }) => milestone.name),
  };
}

function priced(
  { terms }: Situation,
  milestones: readonly Milestone[],
  weights: readonly number[],
): readonly Milestone[] {
  const { structure, amount: price } = terms.payment;
  if (structure !== 'milestones') return milestones;
  if (milestones.every(({ amount, percent }) => (amount ?? percent) === undefined)) {
    const parts = sharesOf(price ?? 100, weights);
    const unit = price === undefined ? 'percent' : 'amount';
    return milestones.map((milestone, at) => ({ ...milestone, [unit]: parts[at] }));
  }
  const whole = pricedThroughout(milestones, price);
  const amounts = whole.map(({ amount }) => amount);
  if (price === undefined || amounts.includes(undefined)) return whole;
  const sum = amounts.reduce<number>((total, amount = 0) => total + amount, 0);
  return Math.abs(sum - price) < 0.01 ? whole : matchingPrice(whole, price);
}

/**
 * A plan to agree to as a whole: the stages that are typed, with further ones where it is but one, and parts that make the price,
 * the last of them on the last day. Undefined where fewer than two stages are known.
 */
export function plannedMilestones(situation: Situation): string | undefined {
  const { milestones, deadline, startDate } = situation.terms;
  const further = milestones.length < STAGES.least ? furtherStages(situation) : [];
  const stages = [...milestones, ...further.map(({ milestone }) => milestone)];
  if (stages.length < STAGES.least) return undefined;
  const weights = milestones.length > 0 ? stages.map(() => 1) : further.map(({ share }) => share);
  const whole = priced(situation, stages, weights);
  const isLast = (at: number): boolean => at === whole.length - 1;
  const isWithin = deadline !== undefined && (startDate === undefined || startDate <= deadline);
  return milestoneLines(
    whole.map((milestone, at) =>
      isLast(at) && isWithin && milestone.date === undefined && !NAMES_TIME.test(milestone.name)
        ? { ...milestone, date: deadline }
        : milestone,
    ),
  );
}

/** Milestones without a part share equally what the others leave of the price; where nothing is left, all share alike. */
function pricedThroughout(milestones: readonly Milestone[], price: number | undefined): Milestone[] {
  const open = milestones.filter(({ amount, percent }) => amount === undefined && percent === undefined);
  if (open.length === 0 || price === undefined) return [...milestones];
  const rest = price - milestones.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const sharing = rest > 0 ? open : milestones;
  const shares = sharesOf(
    rest > 0 ? rest : price,
    sharing.map(() => 1),
  );
  return milestones.map((milestone) =>
    sharing.includes(milestone) ? { ...milestone, amount: shares[sharing.indexOf(milestone)] } : milestone,
  );
}
