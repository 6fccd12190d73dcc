import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { anySays, found, missing, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import {
  AT_ONCE,
  NEGATED_PAYMENT,
  ON_PAYMENT,
  PRE_EXISTING,
  RIGHTS,
  SETTLES_RIGHTS,
  TO_CLIENT,
} from './transfer.js';

const FOR_HIRE = phrases('(work|works) (made )?for hire', '(work|works)-(made-)?for-hire');
const ASSIGNS = phrases(
  '(assign|assigns|assigned|assignment|transfer|transfers|transferred|convey|conveys|licen[cs]e|licen[cs]es|grants?)',
  '(perduo|perleid|pereina|licencij)*',
);
const KEPT = phrases(
  'provider (hereby )?(retains?|keeps?|reserves?|owns|shall own|shall retain|will retain)',
  '(remain|remains) (the )?(\\p{L}{2,12} )?(property of|with|owned by) (the )?provider',
  '(excluding|except|other than|not include|does not (include|apply|transfer))',
  '(non-exclusive|nonexclusive|perpetual|limited) (\\p{L}{2,14},? ){0,4}licen[cs]e',
  '(lieka|išlieka|pasilieka|neperduodam|išskyrus)*',
);
const COPYRIGHT_PASSES = phrases(
  '(turtin|autor)*…teis*…(pereina|perduo|perein|priklaus|tampa|perleid)*',
  '(perduoda|perleidžia)…(turtin|autor)*…teis*',
  'teisės į…(pereina|perduodamos|perleidžiamos)',
);
const TERRITORY = phrases('(teritorij|valstyb|pasaul|šalyse)*');
const HOW_LONG = phrases('(neterminuot|visam laikui|laikotarp|terminui|galioj|kol|metam|saugo)*');
const PAID_LATE = phrases(
  "(after|upon|on|following) (final |client's )?(approval|acceptance|publication)",
  '(ninety|sixty) \\(?(90|60)?\\)? ?days',
);

export const ipOwnershipCheck: ClauseCheck = {
  clause: 'ip-ownership',
  topic: {
    heading:
      /(?<!\p{L})(?:intellectual property|ownership|copyrights?|work product|work for hire|rights in|assignment of (?:rights|work|inventions)|licen[cs]e|intelektin\p{L}{1,3} nuosavyb|autor\p{L}{1,4} teis)/u,
    sentence: RIGHTS,
    unless: phrases(
      '(infring|indemnif|confidential information (is|remain)|assign this|assign (any of )?(its|their) rights)*',
      '(rights and obligations|waives? (any|all) rights?|ownership of (shares|stock))',
      '(konfidenc|perleisti sutart|šalių teis)*',
    ),
  },
  rules: [
    missing({
      id: 'ip-ownership.missing',
      category: 'legal',
      riskFactor: 5,
      unless: SETTLES_RIGHTS,
      text: {
        en: say(
          'Ask who owns the result and when: usually the rights pass, or a licence begins, when you are paid in full.',
          'If the contract is silent, you and the client may both believe that the work is yours, and you lose the best reason for the client to pay.',
        ),
        lt: say(
          'Paprašykite nurodyti, kam ir kada pereina teisės į rezultatą: dažniausiai sumokėjus visą kainą.',
          'Sutarčiai tylint, abi šalys gali manyti, kad darbas priklauso joms, o jūs netenkate svarbiausios priežasties, dėl kurios klientas privalo skubėti mokėti.',
        ),
      },
    }),
    found({
      id: 'ip-ownership.before-payment',
      kind: 'risky',
      category: 'legal',
      text: {
        en: say(
          'Ask that the rights pass when you have received full payment, and that until then the client may only look at and test the work.',
          'As written the client owns the work before paying for it. If it does not pay, you cannot take the work back or stop its use.',
        ),
        lt: say(
          'Paprašykite, kad teisės pereitų sumokėjus visą kainą, o iki tol klientas rezultatą galėtų tik peržiūrėti ir išbandyti.',
          'Pagal šį tekstą darbas klientui priklauso dar nesumokėjus. Jeigu jis nesumokės, darbo atsiimti ar uždrausti juo naudotis negalėsite.',
        ),
      },
      find(contract) {
        const about = contract.sentences.filter(
          ({ plain }) => TO_CLIENT.test(plain) && !NOT_RESULTS.test(plain),
        );
        const sentence = about.find(({ plain }) => AT_ONCE.test(plain)) ?? about[0];
        if (sentence === undefined) return undefined;
        const waits = (plain: string) => ON_PAYMENT.test(plain) && !NEGATED_PAYMENT.test(plain);
        if (
          about.some(({ plain }) => waits(plain)) ||
          contract.about('ip-ownership').some(({ plain }) => waits(plain))
        ) {
          return undefined;
        }
        const isStated = AT_ONCE.test(sentence.plain);
        return {
          riskFactor: weigh(4, {
            worse: [
              NEGATED_PAYMENT.test(sentence.plain) || (isStated && contract.saying(PAID_LATE).length > 0),
            ],
            milder: [!isStated],
          }),
          sentence,
        };
      },
    }),
    says({
      id: 'ip-ownership.swept-in',
      kind: 'risky',
      category: 'legal',
      riskFactor: 5,
      within: 'anywhere',
      pattern: TO_CLIENT,
      unless: KEPT,
      test: (sentence) => PRE_EXISTING.test(sentence.plain) && !NOT_RESULTS.test(sentence.plain),
      text: {
        en: say(
          'Ask to leave out what you had before or make for every client: tools, templates, code libraries, drafts that were not chosen. A licence to use them inside the result is enough.',
          'You would give away the tools you work with, and could not use them for the next client.',
        ),
        lt: say(
          'Paprašykite neįtraukti to, ką turėjote anksčiau ar naudojate visiems klientams: įrankių, šablonų, kodo bibliotekų, nepasirinktų eskizų. Pakanka licencijos naudoti juos rezultate.',
          'Atiduotumėte savo darbo įrankius ir kitam klientui jų naudoti nebegalėtumėte.',
        ),
      },
    }),
    found({
      id: 'ip-ownership.work-for-hire',
      kind: 'vague',
      category: 'legal',
      text: {
        en: say(
          'Ask for a plain assignment of rights on full payment instead of “work made for hire” alone.',
          'In the United States work of a contractor is “made for hire” only in nine kinds named by law; software, logos and websites usually are none of them. The words alone leave the ownership open.',
        ),
        lt: say(
          'Vietoj vien „work made for hire“ paprašykite aiškaus teisių perdavimo sumokėjus visą kainą.',
          'JAV savarankiškai dirbančio asmens darbas taip laikomas tik devyniais įstatyme išvardytais atvejais; programos, logotipai ir svetainės paprastai į juos nepatenka. Vien šie žodžiai nuosavybės klausimo neišsprendžia.',
        ),
      },
      find(contract) {
        const [sentence] = contract.saying(FOR_HIRE);
        if (sentence === undefined) return undefined;
        const rights = contract.sentences.filter(({ plain }) => TO_CLIENT.test(plain) || RIGHTS.test(plain));
        return anySays(rights, ASSIGNS) ? undefined : { riskFactor: 4, sentence };
      },
    }),
    says({
      id: 'ip-ownership.future-works',
      kind: 'risky',
      category: 'legal',
      riskFactor: 4,
      within: 'anywhere',
      pattern: phrases(
        '(all|any) (\\p{L}{2,12} )?(future|subsequent|later) (works?|inventions|creations|developments|intellectual property)',
        '(works?|inventions|developments|creations|ideas)…(after|following) (the )?(term|termination|end|expiration)',
        '(inventions|works|ideas|developments)…whether or not (related|made|created|conceived|developed)…(services|working hours|agreement|business)',
        '(any|all|every) other (works?|texts?|designs?|inventions?|code)…(provider|he|she|it) (creates?|makes?|writes?|develops?|produces?|conceives?)',
        '(visi|visus)…(ateityje|būsim)*…(kūrini|darb)*',
        'ateityje sukur*',
      ),
      test: ({ plain }) => TO_CLIENT.test(plain) && !KEPT.test(plain),
      text: {
        en: say(
          'Ask to limit the transfer to the results named in this contract.',
          'It reaches works that you make later or for others, without any pay for them.',
        ),
        lt: say(
          'Paprašykite, kad būtų perduodamos tik šioje sutartyje nurodytų rezultatų teisės.',
          'Tokia sąlyga apima ir vėliau ar kitiems kuriamus darbus, už kuriuos nieko nemokama.',
        ),
      },
    }),
    found({
      id: 'ip-ownership.no-assignment',
      kind: 'vague',
      category: 'legal',
      text: {
        en: say(
          'Consider asking for one clear sentence: what you assign or license, for which use, and from when.',
          'In the United States and the United Kingdom ownership passes only by a signed writing that assigns it; “belongs to” may not be enough, and unclear words usually end in a dispute.',
        ),
        lt: say(
          'Siūlome vieno aiškaus sakinio: kokias teises perduodate ar licencijuojate, kokiam naudojimui ir nuo kada.',
          'Autorių teisės perduodamos rašytine sutartimi; vien „priklauso klientui“ palieka daug klausimų, kokios teisės ir kada pereina.',
        ),
      },
      find(contract) {
        const about = contract.sentences.filter(
          ({ plain }) => TO_CLIENT.test(plain) && !NOT_RESULTS.test(plain),
        );
        const [sentence] = about;
        if (sentence === undefined || anySays(about, FOR_HIRE)) return undefined;
        return contract
          .about('ip-ownership')
          .concat(about)
          .some(({ plain }) => ASSIGNS.test(plain))
          ? undefined
          : { riskFactor: 3, sentence };
      },
    }),
    found({
      id: 'ip-ownership.extent',
      kind: 'vague',
      category: 'legal',
      when: ({ language }) => language === 'lt',
      text: {
        en: say(
          'Consider naming the uses, the territory and the term of the rights that pass.',
          'Under Lithuanian copyright law only the rights that the purpose of the contract needs pass when it does not name them.',
        ),
        lt: say(
          'Siūlome nurodyti, kokiais naudojimo būdais, kokioje teritorijoje ir kuriam laikui pereina teisės.',
          'Pagal Lietuvos autorių teisių įstatymą, sutartyje jų neišvardijus, pereina tik tos teisės, kurių reikia sutarties tikslui.',
        ),
      },
      find(contract) {
        const [sentence] = contract.saying(COPYRIGHT_PASSES);
        if (sentence === undefined) return undefined;
        const isNamed =
          anySays(contract.about('ip-ownership'), TERRITORY) &&
          anySays(contract.about('ip-ownership'), HOW_LONG);
        return isNamed ? undefined : { riskFactor: 2, sentence };
      },
    }),
  ],
};

/** Transfers of something else: the contract itself, confidential papers, equipment, the client's own materials. */
const NOT_RESULTS = phrases(
  "(confidential information|trademarks?|equipment|accounts?|domain names?|client (materials|content|data|property)|client's (materials|content|data|property|confidential|intellectual|marks)|materials (supplied|provided|furnished) by (the )?client)",
  'materials that (it|the client) (supplies|provides)',
  '(assign|transfer) (this|its|their|any of its|the) (agreement|contract|rights (and|or) (obligations|duties)|rights under)',
  'may not (be )?(assign|transfer)*',
  'neither party',
  '(other )?transfer of (ownership or )?possession',
  '(trečiasis asmuo|pažeidžia)*',
  '(konfidenc|įrang|kliento (medžiag|duomen|turin))*',
  '(sutartį|sutarties teis|teises ir (pareigas|prievoles)|reikalavimo teis)*',
);
