import { isOfModel, type AnalysisItem, type Language } from '@pactwright/protocol';
import { createContext, useContext } from 'react';

/** The languages of what is shown beside the page's own words. */
interface Spoken {
  readonly findings: Language;
  /** What a model has written is in one language alone. */
  readonly model: Language;
  readonly document: Language;
}

export const TextLanguagesContext = createContext<Spoken | undefined>(undefined);

/** In which languages the result is, so that each text of it is read out in its own. */
export function useTextLanguages(): Spoken {
  const spoken = useContext(TextLanguagesContext);
  if (!spoken) throw new Error('there is no result whose languages could be told');
  return spoken;
}

/** In which language it is said why a finding matters and what to ask for. */
export function useWrittenIn({ id }: Pick<AnalysisItem, 'id'>): Language {
  const { findings, model } = useTextLanguages();
  return isOfModel(id) ? model : findings;
}
