import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { signaturesCheck } from './check.js';

const BODY = 'The Client pays EUR 900. The Provider shall deliver the files. '.repeat(12);
const LT_BODY = 'Klientas sumoka 900 Eur. '.repeat(20);

describe('the check of signatures', () => {
  provesRules(signaturesCheck, {
    'signatures.missing': {
      en: [
        `${BODY}\nAmendments are signed by both parties.`,
        `${BODY}\n\nSignatures\n\nClient: Ann Low    Provider: Tom Ray`,
      ],
      lt: [
        `${LT_BODY}\nPakeitimus pasirašo abi Šalys.`,
        `${LT_BODY}\n\nŠALIŲ REKVIZITAI IR PARAŠAI\n\nKlientas: Ona Mažė`,
      ],
    },
    'signatures.blanks': {
      en: [
        `This agreement is made on ____ 2026. ${BODY}\n\nClient: ____________`,
        `${BODY}\n\nSignature: ____________\nDate: ____________`,
      ],
      lt: [
        `Sutarties Nr. [NUMERIS]. ${LT_BODY}`,
        `${LT_BODY}\n\nPaslaugų teikėjas: ____________        Klientas: ____________`,
      ],
    },
  });

  it.each([
    'IN WITNESS WHEREOF the parties have executed this agreement.',
    'By: /s/ Ann Low',
    'Ann Low                Tom Ray, director',
    'Client: Ann Low\nProvider: Tom Ray',
    'Signed (electronic signatures are fine):\nAnn Low',
  ])('knows a place to sign: %s', (place) => {
    expect(hitOf(signaturesCheck, 'signatures.missing', `${BODY}\n\n${place}\n`, 'en')).toBeUndefined();
  });

  it('quotes the line with the gap as it stands', () => {
    const text = `First line.\n  The fee is [AMOUNT] euros.  \n${BODY}`;
    const hit = hitOf(signaturesCheck, 'signatures.blanks', text, 'en');
    expect(text.slice(hit?.sentence?.start, hit?.sentence?.end)).toBe('The fee is [AMOUNT] euros.');
  });
});
