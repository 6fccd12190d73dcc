import type { WizardField } from '@pactwright/protocol';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/use-language.js';
import { useAnswerValue } from './use-answer.js';
import { WORK_TYPE_KEY } from './wizard-content.js';

/** What stands in an empty field: once the kind of work is chosen, an example from it. */
export function useExample(field: WizardField): string | undefined {
  const language = useLanguage();
  const work = useAnswerValue(WORK_TYPE_KEY);
  const [ofWork, setOfWork] = useState<string>();
  const { key, placeholder } = field;
  useEffect(() => {
    if (placeholder === null || work === undefined) return undefined;
    let isOver = false;
    /* The library comes with the contract beside the questions; an example is no reason to wait for it. */
    void import('./example-for.js').then(({ exampleFor }) => {
      if (!isOver) setOfWork(exampleFor({ key, placeholder }, work, language));
    });
    return () => {
      isOver = true;
    };
  }, [key, placeholder, work, language]);
  return (work === undefined ? undefined : ofWork) ?? placeholder ?? undefined;
}
