import { check } from '@pactwright/drafting';
import {
  builtInFindings,
  reviewOf,
  type Answers,
  type Language,
  type RunInputOf,
} from '@pactwright/protocol';
import { builtInEngine } from '../engines.js';
import { CONTRACT_EN, CONTRACT_LT, PLANTED_EN, PLANTED_LT } from './planted.js';

const DEAL: Readonly<Record<Language, Answers>> = {
  en: {
    freelance_type: 'web_development',
    scope_of_work: 'Design and build an online shop with 40 products and card payments',
    payment_structure: 'fixed',
    payment_amount: '4500',
    currency: 'USD',
    contract_language: 'en',
    provider_country: 'gb',
    client_country: 'gb',
  },
  lt: {
    freelance_type: 'web_development',
    scope_of_work: 'Sukurti elektroninę parduotuvę su 40 prekių ir mokėjimu kortele',
    payment_structure: 'fixed',
    payment_amount: '3000',
    currency: 'EUR',
    contract_language: 'lt',
    provider_country: 'lt',
    client_country: 'lt',
  },
};

export const aSuggestInput = (language: Language, currentText = ''): RunInputOf<'suggest'> => ({
  kind: 'suggest',
  language,
  contractLanguage: language,
  stepKey: 'contract_overview',
  key: 'deliverables',
  label: language === 'lt' ? 'Rezultatai' : 'Deliverables',
  currentText,
  answers: DEAL[language],
  improvement: null,
});

export const anAnalyzeInput = (language: Language, answers: Answers = {}): RunInputOf<'analyze'> => ({
  kind: 'analyze',
  approved: [],
  language,
  contractLanguage: language,
  answers: { ...DEAL[language], ...answers },
});

/** What the asker sends once the rules have checked the document. */
export const aModelReviewInput = (language: Language, text?: string): RunInputOf<'model-review'> => {
  const input = aReviewInput(language, text);
  const { analysis } = reviewOf(check(input.text, { language }), { language, engine: builtInEngine(null) });
  if (!analysis) throw new Error('there is nothing to review');
  return { ...input, kind: 'model-review', known: builtInFindings(analysis) };
};

export const aReviewInput = (language: Language, text?: string): RunInputOf<'review'> => ({
  kind: 'review',
  language,
  text: text ?? (language === 'lt' ? CONTRACT_LT : CONTRACT_EN),
});

/** Every planted string of the language, as somebody may type them into a field. */
export const plantedText = (language: Language): string =>
  language === 'lt'
    ? `Darbus atlieka ${PLANTED_LT.join('; ')}.`
    : `The work is done by ${PLANTED_EN.join('; ')}, born on 14 March 1987.`;
