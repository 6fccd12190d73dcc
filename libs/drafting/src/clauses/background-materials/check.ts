import { anyOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';
import { PRE_EXISTING, TO_CLIENT } from '../ip-ownership/transfer.js';

const KEEPS = phrases(
  'provider…(retain|retains|keep|keeps|reserve|reserves|own|owns)…(tools|materials|code|know-how|methods|templates|software|intellectual|rights|non-exclusive|all|libraries|work)',
  '(pre-?existing|background|third[- ]party|open[- ]source|previously developed)',
  '(remain|remains|stay|stays) (the )?(\\p{L}{2,12} )?(property of|with|owned by) (the )?provider',
  '(tools|libraries|frameworks|templates)…(provider|licen[cs]e|remain)*',
  '(anksčiau (sukurt|turėt|turim)|trečiųjų (asmenų|šalių)|atvirojo kodo|atviro kodo|įskiep|bibliotek)*',
  'paslaugų teikėj*…(išlieka|lieka|pasilieka|išsaugo)*',
);

export const backgroundMaterialsCheck: ClauseCheck = {
  clause: 'background-materials',
  topic: {
    heading:
      /(?<!\p{L})(?:background (?:materials|ip|technology)|pre-?existing|third[- ]party (?:materials|software)|open[- ]source)/u,
    sentence: KEEPS,
    unless: phrases(
      'background check*',
      'third[- ]party (claims?|beneficiar*)',
      'trečiųjų (asmenų|šalių) (reikalavim|pretenzij)*',
    ),
  },
  rules: [
    says({
      id: 'background-materials.no-open-source',
      kind: 'risky',
      category: 'legal',
      riskFactor: 4,
      within: 'anywhere',
      pattern: phrases(
        '(no|not|without|free of|free from|never)…open[- ]source',
        'open[- ]source…(not|no|prohibited|forbidden|excluded)',
        '(be|nenaudo|neturi|nėra|draudžiam)*…atvir* kodo',
        'atvir* kodo…(nenaudo|negali|draudžiam|neturi)*',
      ),
      unless: phrases(
        '(without|prior|consent|approval|written|copyleft|would oblige|oblige|list|except|unless)',
        '(sutikim|išskyrus|raš|sąraš|nebent)*',
      ),
      test: ({ plain }) =>
        !/may be used|not limited|acknowledges that its licen[cs]e|galima naudoti|gali būti naudojama/u.test(
          plain,
        ),
      text: {
        en: say(
          'Ask for a list of the open-source parts and their licences instead of a promise that there are none.',
          'Nearly every website and program contains open-source parts, so such a promise is broken on the first day, and with it comes liability.',
        ),
        lt: say(
          'Vietoj pažado, kad atvirojo kodo nėra, pasiūlykite pateikti atvirojo kodo dalių ir jų licencijų sąrašą.',
          'Atvirojo kodo dalių turi beveik kiekviena svetainė ir programa, tad toks pažadas sulaužomas pirmą dieną ir užtraukia atsakomybę.',
        ),
      },
    }),
    missing({
      id: 'background-materials.missing',
      category: 'legal',
      riskFactor: 3,
      unless: anyOf(KEEPS, PRE_EXISTING),
      when: (contract) => contract.industry !== 'general' && contract.saying(TO_CLIENT).length > 0,
      text: {
        en: say(
          'Consider adding that you keep your own tools, templates and earlier work, and that the client gets a non-exclusive licence to use them as part of the result.',
          'Rights go over to the client and nothing is said about what you bring along. It is easy to give away more than you meant.',
        ),
        lt: say(
          'Siūlome pridėti, kad savo įrankius, šablonus ir anksčiau sukurtą medžiagą pasiliekate, o klientas gauna neišimtinę licenciją naudoti juos rezultate.',
          'Teisės pereina klientui, o apie tai, ką atsinešate, nekalbama. Taip lengva atiduoti daugiau, nei ketinote.',
        ),
      },
    }),
  ],
};
