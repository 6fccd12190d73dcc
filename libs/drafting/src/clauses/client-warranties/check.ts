import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, say } from '../../check/rules.js';

const PROMISES = phrases(
  'client (also |further |hereby ){0,2}(represents?|warrants?|guarantees?|confirms? that|promises?|assures?|is (solely )?responsible for|is liable for|shall ensure|will ensure|ensures)',
  'client guarantees?',
  'klient* (pareiškia|garantuoja|patvirtina|užtikrina|pažada|atsako už)',
);
const OWNS = phrases(
  '(supplied|provided|given|delivered) (by|from) (the )?client…(own|right|permission|licen|infring|lawful|accura)*',
  'client (owns|has the (rights?|permission)|holds the rights?)',
  'client (materials?|content) (does|do|is|are|will|shall) (not infringe|lawful|its own)',
  '(materials?|content) (that )?it (supplies|provides|gives)…(belong|own|right|permission|infring)*',
  'jo pateikt* (medžiag|turin|tekst|nuotrauk)*…(priklaus|leidim|nepažeid)*',
  'kliento (pateikt* )?(medžiag|turin|tekst|nuotrauk)*…(priklaus|teisėt|leidim|nepažeid)*',
);
const CONTENT = phrases(
  '(material|content|text|image|photo|graphic|artwork|element|trade ?mark|product claim|facts|information)*',
  '(medžiag|turin|informacij|tekst|nuotrauk|vaizd|ženkl)*',
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
    found({
      id: 'client-warranties.missing',
      kind: 'missing',
      category: 'risk',
      when: ({ industry }) => industry === 'design' || industry === 'marketing' || industry === 'copywriting',
      find: (contract) =>
        contract.saying(OWNS).length > 0 || contract.saying(PROMISES).some(({ plain }) => CONTENT.test(plain))
          ? undefined
          : { riskFactor: 2 },
      text: {
        en: say(
          'Ask the client to confirm that it may use the texts, pictures, trade marks and claims that it gives you, and to take over claims about them.',
          'If a photograph turns out to be somebody else’s or a statement false, the complaint may reach you first. The client knows where its material comes from, you do not.',
        ),
        lt: say(
          'Paprašykite kliento patvirtinti, kad jums pateiktus tekstus, nuotraukas, prekių ženklus ir teiginius jis gali naudoti, ir perimti dėl jų kilusius reikalavimus.',
          'Jeigu paaiškėtų, kad nuotrauka svetima ar teiginys klaidingas, pretenzija pirmiausia gali pasiekti jus. Iš kur gauta medžiaga, žino klientas, o ne jūs.',
        ),
      },
    }),
  ],
};
