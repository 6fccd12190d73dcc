import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say } from '../../check/rules.js';

const ENTIRE = phrases(
  '(entire|whole|complete|full) (and (only|exclusive) )?(agreement|understanding|contract)',
  'supersede*',
  'replaces (all|everything)',
  '(no|any) (other|side|oral) (agreements?|promises)',
  '(agreement|contract) consists of',
  '(visas|visą|viso|išsamus|galutinis) (šalių )?susitarim*',
  '(pakeičia|panaikina)…(vis|ankst)*…(susitarim|tarėsi)*',
  '(kitų|jokių)…susitarimų…nėra',
  'sutart*…sudaro…(tekst|pried)*',
);

export const entireAgreementCheck: ClauseCheck = {
  clause: 'entire-agreement',
  topic: {
    heading: phrases('(entire|whole) agreement', 'visas susitarimas'),
    sentence: ENTIRE,
  },
  rules: [
    missing({
      id: 'entire-agreement.missing',
      category: 'clarity',
      riskFactor: 2,
      text: {
        en: say(
          'Consider a sentence that this document is the whole agreement, and which document comes first when two of them disagree.',
          'Otherwise earlier e-mails, calls and the client’s general terms may be said to belong to the contract too.',
        ),
        lt: say(
          'Apsvarstykite sakinį, kad šis dokumentas yra visas šalių susitarimas, ir nurodykite, kuris dokumentas viršesnis, kai jie nesutampa.',
          'Kitaip galima teigti, kad sutarties dalis yra ir ankstesni laiškai, pokalbiai ar kliento bendrosios sąlygos.',
        ),
      },
    }),
  ],
};
