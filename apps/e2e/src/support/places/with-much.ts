import type { AnalysisItem, ContractAnalysis, Language } from '@pactwright/protocol';
import { withAnalysis } from './with-analysis.js';

const MANY = 40;

/** A check that has found very much, is not sure of the parties, and leaves something for the reader to look for. */
export const withMuch = withAnalysis((analysis, language): ContractAnalysis => {
  const passages = [...analysis.documentText.matchAll(/\S[^.\n]{30,}/g)];
  const many = Array.from({ length: MANY }, (_, at): AnalysisItem => {
    const { 0: quote = '', index = 0 } = passages[at % passages.length] ?? {};
    return {
      ...{ id: `found.${at}`, riskFactor: 4, ...TEXTS[language].found },
      evidence: { quote, start: index, end: index + quote.length },
    };
  });
  const [{ evidence } = {}] = many;
  return {
    ...analysis,
    parties: analysis.parties.map((party) => ({ ...party, certain: false })),
    essential: [
      ...many,
      { id: 'absent.1', riskFactor: 2, ...TEXTS[language].absent },
      { id: 'absent.2', riskFactor: 1, ...TEXTS[language].absent },
    ],
    toLookFor: [
      { id: 'sought.1', riskFactor: 3, ...TEXTS[language].sought, ...(evidence && { evidence }) },
      { id: 'sought.2', riskFactor: 2, ...TEXTS[language].sought },
    ],
  };
});

type Texts = Readonly<
  Record<'found' | 'absent' | 'sought', Required<Pick<AnalysisItem, 'heading' | 'suggestion' | 'why'>>>
>;
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    found: {
      heading: 'The key of the studio is yours to lose',
      suggestion: 'Ask who keeps the key until the last day.',
      why: 'You could pay for a new lock.',
    },
    absent: {
      heading: 'Where the bicycle may stand',
      suggestion: 'Ask for a place in the yard.',
      why: 'It could be in the way of somebody.',
    },
    sought: {
      heading: 'Who waters the plants of the studio',
      suggestion: 'Look for it where the contract speaks of the studio.',
      why: 'They could be yours to replace.',
    },
  },
  lt: {
    found: {
      heading: 'Už studijos raktą atsakote vieni',
      suggestion: 'Paklauskite, kas iki paskutinės dienos saugo raktą.',
      why: 'Galbūt mokėsite už naują spyną.',
    },
    absent: {
      heading: 'Kur galima pastatyti dviratį',
      suggestion: 'Paprašykite vietos kieme.',
      why: 'Jis gali kam nors trukdyti.',
    },
    sought: {
      heading: 'Kas laisto studijos augalus',
      suggestion: 'Ieškokite ten, kur sutartyje kalbama apie studiją.',
      why: 'Galbūt teks pirkti naujus.',
    },
  },
};
