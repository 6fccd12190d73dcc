import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';

const IN_WRITING = phrases(
  '(amendment|modification|variation|alteration|supplement)*…(writ|sign|both part|agreed by)*',
  '(agreement|contract|terms)…(amended|modified|changed|varied|altered)…(writ|sign|both part|mutual)*',
  '(can|may|is|will|be) (only )?(be )?(changed|amended|modified|varied)…(sign|writ|both|agreed)*',
  'chang* (to|of|in) (this|the) (agreement|contract)…(writ|sign|both part)*',
  '(amend|modify|change|vary) (this|the) (agreement|contract)…(writ|sign|both part|alone)*',
  '(pakeitim|papildym|keitim|keičiam|pakeist|pakeisti)*…(rašt|pasiraš|rašyt|abiej|abiem)*',
  '(rašt|rašyt)*…(sutarties|sutart) (pakeit|papild)*',
);
const ALONE = phrases(
  'client (may|can|reserves the right to|is entitled to|has the right to|shall have the right to)…(amend|modify|change|vary|update|revise|alter)…(agreement|contract|terms|conditions|polic)*',
  '(amended|modified|changed|updated|revised)…by (the )?client…(posting|website|notice|time|discretion)*',
  'klientas (turi teisę|gali|pasilieka teisę)…(keisti|pakeisti|atnaujinti|papildyti)…(sutart|sąlyg|taisykl)*',
  '(vienašališkai)…(keisti|pakeisti|keičia|pakeičia)…(sutart|sąlyg|kain|įkain)*',
);
const AGREED = phrases(
  '(not|neither|nor|only) ',
  '(with|subject to|upon) (the )?(written )?(consent|agreement|approval)',
  'consent of',
  '(nė viena|negali|neturi teisės|nekeičia|sutikim|susitar)*',
);

export const amendmentsCheck: ClauseCheck = {
  clause: 'amendments',
  topic: {
    heading: phrases(
      '(amendment|modification|variation|pakeitim|keitim)*',
      'changes to (this|the) (agreement|terms)',
      'changes',
    ),
    sentence: IN_WRITING,
  },
  rules: [
    missing({
      id: 'amendments.missing',
      category: 'legal',
      riskFactor: 3,
      when: (contract) => contract.saying(ALONE).length === 0,
      unless: IN_WRITING,
      text: {
        en: say(
          'Ask for a sentence that changes to the contract count only in writing and when both sides agree to them.',
          'With nothing about it, a remark on the telephone or silence on an e-mail may later be called an agreed change.',
        ),
        lt: say(
          'Paprašykite sakinio, kad sutarties pakeitimai galioja tik raštu ir abiem šalims sutikus.',
          'Kai apie tai nieko nėra, pastaba telefonu ar neatsakytas laiškas vėliau gali būti pavadinti sutartu pakeitimu.',
        ),
      },
    }),
    says({
      id: 'amendments.unilateral',
      kind: 'one-sided',
      category: 'legal',
      riskFactor: 3,
      within: 'anywhere',
      pattern: ALONE,
      unless: AGREED,
      test: ({ plain }) => !/scope|specification|apimt/u.test(plain),
      circumstances: ({ plain }) => ({
        worse: [true, /posting|publish|website|without|paskelb|svetain|be /u.test(plain)],
      }),
      text: {
        en: say(
          'Ask that the contract changes only when both sides sign the change.',
          'The client could rewrite price, dates and rights on its own, by a note on a website that you may never see.',
        ),
        lt: say(
          'Paprašykite, kad sutartis būtų keičiama tik abiem šalims pasirašius pakeitimą.',
          'Klientas vienas galėtų perrašyti kainą, terminus ir teises, net ir pranešimu svetainėje, kurio galite niekada nepamatyti.',
        ),
      },
    }),
  ],
};
