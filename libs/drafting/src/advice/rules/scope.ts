import type { AdviceRule } from '../rule.js';
import { ASKS } from './asks.js';
import { anyTasks } from './any-tasks.js';
import { each, text } from '../facts.js';
import { optionLabel } from '../option-label.js';
import { usualExclusions, wholeText } from '../usual.js';
import { industryOf } from '../../check/industries.js';
import { isContinuous, isProject } from '../../terms/engagement.js';
import type { Language } from '../../model/document.js';
import { asProse } from '../../reading/typed-blocks.js';
import * as texts from './scope-texts.js';

/** Lithuanian says the same in fewer words. */
const USUAL_WORDS: Readonly<Record<Language, number>> = { en: 40, lt: 30 };
/** Characters of a description that is not short, however it counts its words. */
const LONG_TEXT = 500;
const wordsIn = (words: string): number => words.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** What can be handed over. */
const DELIVERABLE =
  /(?<![\p{L}])(?:web ?sites?|pages?|reports?|articles?|posts?|logos?|designs?|packages?|files?|newsletters?|campaigns?|app(?:lication)?s?|plugins?|code|guides?|manuals?|videos?|texts?|brochures?|strateg(?:y|ies)|plans?|workshops?|concepts?|illustrations?|svetain\p{L}*|puslap\p{L}*|ataskait\p{L}*|straipsn\p{L}*|įraš\p{L}*|logotip\p{L}*|maket\p{L}*|pakuo\p{L}*|fail\p{L}*|naujienlaišk\p{L}*|kampanij\p{L}*|program\p{L}*|vadov\p{L}*|tekst\p{L}*|brošiūr\p{L}*|strategij\p{L}*|plan(?:as|ą|o|ai|us)|dirbtuv\p{L}*|iliustracij\p{L}*)(?![\p{L}])/iu;

export const advice: readonly AdviceRule[] = [
  {
    id: 'scope.missing',
    category: 'essential',
    missingAnswer: 'scope_of_work',
    texts: texts.missing,
    asks: ASKS['scope.missing'],
    find: ({ terms }) => (terms.scope === undefined ? { riskFactor: 5 } : undefined),
  },
  {
    id: 'scope.work-type',
    category: 'essential',
    missingAnswer: 'freelance_type',
    texts: texts.workType,
    asks: ASKS['scope.work-type'],
    find(situation) {
      if (situation.isGiven('freelance_type')) return undefined;
      const type = industryOf(situation.described);
      const label = optionLabel('freelance_type', type) ?? { en: type, lt: type };
      const spoken = { en: label.en.toLowerCase(), lt: label.lt.toLowerCase() };
      return { riskFactor: 4, facts: { type: each(spoken) }, change: { freelance_type: type } };
    },
  },
  {
    id: 'scope.thin',
    category: 'essential',
    texts: texts.tooShort,
    asks: ASKS['scope.thin'],
    find(situation) {
      const { terms, work, described, language } = situation;
      const words = wordsIn([described, asProse(terms.exclusions)].join(' '));
      if (terms.scope === undefined || terms.scope.length > LONG_TEXT) return undefined;
      if (words >= USUAL_WORDS[language]) return undefined;
      return {
        riskFactor: terms.deliverables.length > 1 ? 3 : 4,
        facts: { work, words: text(String(words)), usual: text(String(USUAL_WORDS[language])) },
      };
    },
  },
  {
    id: 'scope.deliverables',
    category: 'essential',
    texts: texts.noDeliverables,
    asks: ASKS['scope.deliverables'],
    find({ terms, work }) {
      if (
        terms.scope === undefined ||
        terms.deliverables.length > 0 ||
        terms.milestones.length > 0 ||
        isContinuous(terms)
      )
        return undefined;
      return { riskFactor: DELIVERABLE.test(terms.scope) ? 2 : 3, facts: { work } };
    },
  },
  anyTasks,
  {
    id: 'scope.exclusions',
    category: 'clarity',
    texts: texts.noExclusions,
    asks: ASKS['scope.exclusions'],
    find(situation) {
      const { terms, work, isGiven } = situation;
      /* Whoever answers "no" has been asked. */
      if (terms.scope === undefined || isGiven('exclusions') || !isProject(terms)) return undefined;
      const list = wholeText(usualExclusions(situation));
      if (list === '') return undefined;
      const examples = list.split('\n').slice(0, 2).join('; ').toLowerCase();
      return { riskFactor: 2, facts: { work, examples: text(examples) } };
    },
  },
];
