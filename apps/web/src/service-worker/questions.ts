import { DEFAULT_LANGUAGE, LANGUAGES, i18nCalls, wizardConfigCalls } from '@pactwright/protocol';
import { answerIn } from '../shared/api/request-to.js';
import { translationRequests, wizardIds } from '../shared/wizard/wizard-texts.js';

export const STEPS_ADDRESS = wizardConfigCalls.listWizardSteps.path;

/** The wizard's questions and their words: the same for everybody. Nothing else of `/api` is ever kept. */
export const isAboutQuestions = ({ pathname }: URL): boolean =>
  pathname === STEPS_ADDRESS || pathname === i18nCalls.listTranslations.path;

/** Fetches all the wizard asks, so that one visit to any page is enough to write a contract offline. */
export async function keepQuestions(cache: Cache): Promise<void> {
  const answer = await fetch(STEPS_ADDRESS);
  if (!answer.ok) return;
  const steps = await answerIn(wizardConfigCalls.listWizardSteps, answer.clone());
  await cache.put(STEPS_ADDRESS, answer);
  const ids = wizardIds(steps);
  const translated = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  await cache.addAll(
    translated.flatMap((language) => translationRequests(ids, language).map(({ url }) => url)),
  );
}
