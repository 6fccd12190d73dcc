import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { anySays, found, say, says } from '../../check/rules.js';

const PERSONAL_DATA = phrases(
  'personal (data|information)',
  'personally identifiable',
  '(mailing|newsletter|subscriber|e-?mail) lists?',
  '(user|subscriber|patient|visitor|employee) (data|records|accounts|databases?)',
  'health (records?|data)',
  'lists? of (about |some )?(\\d[\\d ,.]{0,8} )?(subscribers|recipients|members|users|patients|guests)',
  '(subscribers|recipients|members|users|patients|guests|visitors)…(names|e-?mail addresses|phone numbers|purchase history)',
  '(names|addresses|phone numbers|records)…of (its|the|their) (patients|users|customers|clients|members|employees|subscribers)',
  'asmens duomen*',
  'sveikatos duomen*',
  '(pacientų|naudotojų|vartotojų|pirkėjų|prenumeratorių|lankytojų|darbuotojų) (duomen|sąraš|paskyr|duomenų baz)*',
  'naujienlaišk* (gavėj|prenumeratori)*',
  '(prenumerator|gavėj|pirkėj|lankytoj|narių|naudotoj|pacient|sveči)*…(vardus|vardų|el\\.? pašto adres|telefono numer|pirkimų istorij)*',
);
/** Sentences that only keep personal data away, or name them among secrets. */
const NOT_IN_SCOPE = phrases(
  '(ai|artificial intelligence) tool*',
  'generative',
  '(no|nor|not|without|excluding)( \\p{L}{2,12}){0,6} personal (data|information)',
  'portfolio',
  'dirbtin* intelekt*',
  'darbų aplank*',
  '(be|jokių|nei)( tikrų)? asmens duomen*',
  'asmens duomen*…(netvarko|neteikia|negauna)*',
  'social (security|insurance)',
);
const CLAUSE = phrases(
  '(gdpr|ccpa)',
  'data (protection|processing|privacy)',
  '(controller|processor)',
  'privacy (laws?|legislation|regulations?|acts?|polic*)',
  '(process|handle|use|protect|treat|safeguard)*…personal (data|information)…(law|only|accord|secur|instruction)*',
  'personal (data|information)…(process|handl|protect|treat|used)*…(law|only|accord|secur|instruction)*',
  'bdar',
  'duomenų (tvarkytoj|valdytoj|apsaug|tvarkym)*',
  'asmens duomen*…(tvark|saugo|naudo)*…(pagal|tik|teis)*',
);
const AGREED = phrases(
  'article 28',
  'art 28',
  'data (processing|protection) (agreement|annex|addendum|appendix|terms|schedule)',
  'instructions?',
  '28 (str|straipsn)*',
  'duomenų tvarkymo sutart*',
  'nurodym*',
);
const ON_BEHALF = phrases(
  "on (the )?(client's behalf|behalf of (the )?client)",
  'processor',
  '(kliento|klientų) vardu',
  'duomenų tvarkytoj*',
);

const inScope = (contract: ReadContract) =>
  contract.saying(PERSONAL_DATA).filter(({ plain }) => !NOT_IN_SCOPE.test(plain));

export const dataProtectionCheck: ClauseCheck = {
  clause: 'data-protection',
  topic: {
    heading: phrases(
      'data (protection|processing|privacy)',
      'personal data',
      'privacy',
      'gdpr',
      '(asmens )?duomenų (apsaug|tvarkym)*',
      'asmens duomen*',
      'bdar',
    ),
    sentence: phrases(
      'personal (data|information)',
      'gdpr',
      'data protection',
      'asmens duomen*',
      'bdar',
      'duomenų (tvarkytoj|valdytoj|apsaug)*',
    ),
    unless: NOT_IN_SCOPE,
  },
  rules: [
    found({
      id: 'data-protection.missing',
      kind: 'missing',
      category: 'legal',
      find(contract) {
        const data = inScope(contract);
        return data.length === 0 || contract.saying(CLAUSE).length > 0 ? undefined : { riskFactor: 4 };
      },
      text: {
        en: say(
          'Ask for a data processing agreement before you touch the data: who decides about them, what you may do with them, how they are protected and what happens to them at the end.',
          'The work touches personal data, but the contract does not say under which rules. In the European Union, article 28 of the GDPR makes a written agreement compulsory when you process data on a client’s behalf, and the duty meets both of you.',
        ),
        lt: say(
          'Prieš pradėdami dirbti su duomenimis paprašykite duomenų tvarkymo sutarties: kas sprendžia dėl duomenų, ką su jais galite daryti, kaip jie saugomi ir kas su jais nutinka pabaigoje.',
          'Darbas susijęs su asmens duomenimis, bet sutartyje neparašyta, pagal kokias taisykles. Kai asmens duomenis tvarkote kliento vardu, BDAR 28 straipsnis reikalauja rašytinės sutarties, ir ši pareiga tenka abiem šalims.',
        ),
      },
    }),
    found({
      id: 'data-protection.no-agreement',
      kind: 'vague',
      category: 'legal',
      find(contract) {
        const about = contract.about('data-protection');
        const sentence = about.find(({ plain }) => ON_BEHALF.test(plain));
        return sentence === undefined || anySays(about, AGREED) ? undefined : { riskFactor: 3, sentence };
      },
      text: {
        en: say(
          'Ask for the points of article 28 of the GDPR: subject and duration, kinds of data, documented instructions, security, helpers, deletion at the end.',
          'The contract says that you process data for the client but not how. A general promise to follow the law usually does not fulfil the article.',
        ),
        lt: say(
          'Paprašykite aptarti tai, ko reikalauja BDAR 28 straipsnis: dalyką ir trukmę, duomenų rūšis, dokumentais įformintus nurodymus, saugumą, pagalbininkus ir duomenų ištrynimą pabaigoje.',
          'Sutartyje parašyta, kad duomenis tvarkote klientui, bet neparašyta kaip. Bendro pažado laikytis teisės aktų pagal šį straipsnį paprastai nepakanka.',
        ),
      },
    }),
    says({
      id: 'data-protection.all-losses',
      kind: 'one-sided',
      category: 'legal',
      riskFactor: 4,
      pattern: phrases(
        'provider…(liable|responsible|indemnif|reimburse|bear)*…(any|all|every)…(fine|penalt|breach|loss|damage|cost)*',
        'paslaugų teikėj*…(atlygin|atsako|padeng)*…(vis|bet kok)*…(baud|nuostol|žal|išlaid)*',
      ),
      unless: phrases('(up to|limit|cap|fault|caused by)*', '(neviršij|kalt|riboj)*'),
      text: {
        en: say(
          'Ask to pay only for breaches that you caused, and only up to the limit of liability of the contract.',
          'Fines and losses after a data breach can be far above your fee, even when the weak spot was in the client’s own systems.',
        ),
        lt: say(
          'Paprašykite atsakyti tik už pažeidimus, kuriuos sukėlėte jūs, ir ne daugiau, negu sutartyje nustatyta atsakomybės riba.',
          'Baudos ir nuostoliai nutekėjus duomenims gali gerokai viršyti jūsų atlygį, net jeigu silpna vieta buvo kliento sistemose.',
        ),
      },
    }),
  ],
};
