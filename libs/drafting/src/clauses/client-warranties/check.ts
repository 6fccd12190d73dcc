import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say } from '../../check/rules.js';

const CONTENT =
  '(material|content|text|image|photo|information|element|trademark|data|claim|medžiag|turin|informacij|tekst|nuotrauk|vaizd)*';
const ANSWERS_FOR_CONTENT = phrases(
  `client (also |further |hereby ){0,2}(represents?|warrants?|guarantees?|confirms?|assures?|owns|is responsible for|is liable for|shall ensure|will ensure|ensures|has)…${CONTENT}`,
  `${CONTENT}…(supplied|provided|given)…(by )?(the )?client…(own|right|permission|licen|infring|lawful|accura)*`,
  'client (material|content)*…(not infring|do not infring|own|right|licen)*',
  `klient* (pareiškia|garantuoja|patvirtina|užtikrina|atsako už)…${CONTENT}`,
  `kliento (pateikt* )?${CONTENT}…(priklaus|teis|leidim|nepažeid)*`,
);

export const clientWarrantiesCheck: ClauseCheck = {
  clause: 'client-warranties',
  topic: {
    sentence: phrases(
      'client (also |further |hereby ){0,2}(represents?|warrants?|guarantees?|confirms?)',
      'klient* (pareiškia|garantuoja|patvirtina)',
    ),
  },
  rules: [
    missing({
      id: 'client-warranties.missing',
      category: 'risk',
      riskFactor: 2,
      when: ({ industry }) => industry === 'design' || industry === 'marketing' || industry === 'copywriting',
      unless: ANSWERS_FOR_CONTENT,
      text: {
        en: say(
          'Ask the client to confirm that it may use the texts, pictures, trade marks and claims that it gives you, and to take over claims about them.',
          'If a photograph turns out to be somebody else’s or a statement false, the complaint may reach you first. The client knows where its material comes from, you do not.',
        ),
        lt: say(
          'Paprašykite kliento patvirtinti, kad Jums pateiktus tekstus, nuotraukas, prekių ženklus ir teiginius jis gali naudoti, ir perimti dėl jų kilusius reikalavimus.',
          'Jeigu paaiškėtų, kad nuotrauka svetima ar teiginys klaidingas, pretenzija pirmiausia gali pasiekti Jus. Iš kur gauta medžiaga, žino klientas, o ne Jūs.',
        ),
      },
    }),
  ],
};
