import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { say, says } from '../../check/rules.js';

export const publicityCheck: ClauseCheck = {
  clause: 'publicity',
  topic: {
    heading: phrases('(publicity|press|viešin)*'),
    sentence: phrases(
      'press releases?',
      'publicity',
      'us(e|es|ing)…(name|logo|likeness|image|voice|biograph)*',
      'naudo*…(vard|atvaizd|logotip|pavadinim|nuotrauk)*…(reklam|viešin|rinkodar)*',
    ),
  },
  rules: [
    says({
      id: 'publicity.likeness',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 2,
      within: 'anywhere',
      pattern: phrases(
        "client…(may|can|shall have the right to|has the right to|is entitled to) (freely )?use…provider's (name|likeness|image|photo|picture|voice|portrait|biograph)*",
        'client…(may|can|has the right to)…without…(consent|permission)…(name|likeness|image|photo|voice)*',
        'klientas…(turi teisę|gali)…naudoti…(paslaugų teikėjo|jo|jos) (vard|atvaizd|nuotrauk|balsą|portret)*',
      ),
      unless: phrases(
        '(with|upon|prior|subject to)…(consent|approval|permission)',
        '(author|by-line)*',
        '(gav|tik|su)*…(sutikim|leidim)*',
        '(autor)*',
      ),
      text: {
        en: say(
          'Consider asking that your name, picture and voice are used in advertising only with your consent for each use.',
          'You would otherwise appear in advertising that you have not seen, without being paid for it.',
        ),
        lt: say(
          'Siūlome paprašyti jūsų vardą, atvaizdą ir balsą reklamoje naudoti tik gavus jūsų sutikimą kiekvienam naudojimui.',
          'Kitaip galėtumėte atsirasti reklamoje, kurios nematėte, ir už tai negauti atlygio.',
        ),
      },
    }),
  ],
};
