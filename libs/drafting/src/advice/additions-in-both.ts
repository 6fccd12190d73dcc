import { languageOfAddition, type BilingualAddition } from '../draft/texts-in.js';
import type { Language } from '../model/document.js';
import { languagesOf } from '../reading/languages.js';
import { isWorded } from '../reading/second-texts.js';
import type { Answers } from '../terms/answers.js';
import { otherLanguage } from '../terms/second-keys.js';
import { fill } from './fill.js';
import type { Situation } from './situation.js';
import { TOPICS } from './topics.js';
import { situationsIn, wordingFinder, type FindWording } from './wording-in-both.js';

/** The same of texts about what is usually agreed, which `suggest` gives where there is no advice. */
export function topicFinder(answers: Answers, prevails: Language): (text: string) => ReturnType<FindWording> {
  const situations = situationsIn(answers, prevails);
  const written = (template: string, language: Language, { work }: Situation): string =>
    fill(template, { work }, language, 'contract');
  return (text) => {
    for (const language of [prevails, otherLanguage(prevails)]) {
      const other = otherLanguage(language);
      const topic = TOPICS.find((each) =>
        /* The work may have been named as it was typed. */
        [situations[language], situations[other]].some(
          (named) => written(each[language], language, named) === text,
        ),
      );
      if (topic) return { language, second: written(topic[other], other, situations[other]) };
    }
    return undefined;
  };
}

/**
 * The additions of a contract with what the rule set has of them in the other language, and with the language that each is in.
 * A second text that is there stays; those of a contract in one language stay as they are.
 */
export function additionsInBoth(
  additions: readonly BilingualAddition[],
  answers: Answers,
): readonly BilingualAddition[] {
  const languages = languagesOf(answers);
  if (languages === undefined || additions.length === 0) return additions;
  const { prevails } = languages;
  const [ofAdvice, ofTopic] = [wordingFinder(answers, prevails), topicFinder(answers, prevails)];
  return additions.map((addition) => {
    if (isWorded(addition.second ?? '')) return addition;
    const found = ofAdvice(addition) ?? ofTopic(addition.text);
    return { ...addition, language: languageOfAddition(addition, prevails), ...found };
  });
}
