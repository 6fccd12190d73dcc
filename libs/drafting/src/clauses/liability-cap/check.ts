import { allOf, anyOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';

const LIABLE = '(liab|responsib|atsakomyb|atsako|neatsako|neatlygin(?!tin)|nuostoli)*';
/** A sum or a whole exclusion in favour of the one who works. */
const LIMITED = phrases(
  '(liab|responsib)*…(limited to|limit to|not exceed|exceed|capped|no more than|at most|up to|restricted to|in excess of)*',
  '(total|aggregate|maximum|cumulative|overall|entire)…liab*',
  '(limit|cap|ceiling)*…(on|of|to)…liab*',
  '(owe|owes|pay|recover)…(not )?more than…(fee|price|paid|contract)*',
  `${LIABLE}…\\b(riboj|ribot|apribot|neviršij|neviršys|neviršyt|negali viršyt|ne didesn|ne daugiau)*`,
  '(neatlygin|neatsako|nemoka)*…daugiau (nei|kaip|negu)',
  '(neviršij|neviršys|ne didesn* (kaip|nei|negu)|ne daugiau (kaip|nei|negu))…(kain|atlyg|sum)*',
);
/** Loss of every kind is kept out, not only the indirect. */
const EXCLUDED = phrases(
  "(provider|neither party|no party) (can't|cannot|will not|shall not|is not|are not|will|shall|is) (be )?(liable|responsible)…(damages|loss|losses)",
);
/** The sum may stand far from the word, after exceptions in brackets. */
const CAPPED = allOf(
  phrases('liab*'),
  phrases(
    '(exceed|exceeds|limited to)…(total|amount|fee|fees|sum|compensation|paid|price|greater|lesser|aggregate|[$€£])',
  ),
);
const IS_LIMITED = anyOf(LIMITED, CAPPED);
const INDIRECT = phrases(
  '(not|no|neither|nor|never|excluded|event)…(indirect|consequential|incidental|special damages|special loss|lost profit|loss of profit|punitive)*',
  '(indirect|consequential|lost profit)*…(excluded|not (be )?(liable|recoverable|compensated))',
  '(neatsako|neatlygin)*…(netiesiogin|negaut)*',
  '(netiesiogin|negaut)*…(neatlygin|neatsako)*',
);
const UNLIMITED = phrases(
  '(liab|responsib|damages|loss)*…(unlimited|uncapped|without (any )?(upper )?limit|not (be )?(limited|capped)|no (upper )?limit|not subject to any (limit|cap))*',
  '(unlimited|uncapped|full and unlimited) (liab|responsib)*',
  'no (upper )?limit applies to (the )?provider',
  'sets no upper limit',
  `${LIABLE}…(neribot|neribojam|be apribojim|be jokių apribojim)*`,
  '(neribota|neribojama) (atsakomyb|suma)*',
  '(be (jokių )?(apribojim|ribojim)|neribot)*…(atsako|atlygina)',
  'suma…(neribota|neribojama)',
);
const NOT_REALLY = phrases(
  'not (be )?unlimited',
  '(but )?not limited to',
  '(do|does|will|shall) not apply',
  'uncapped claims',
  '\\|',
  '(fraud|intent|wil+ful|gross negligence|death|personal injur|nothing in|by law|confidential|payment|infring)*',
  '(nėra|ne) neribot*',
  'neribot* laik*',
  '(tyči|didel* neatsargum|gyvyb|sveikat|apgaul|konfidencial)*',
  '(including|includes) (without|but not)',
  '(including|such as) without limitation',
  'including,? without limit*',
);
const FOR_CLIENT = phrases(
  'client (is|shall|will|can|may)?( in no event)? ?(not|never|in no event) (be )?(liable|responsible)',
  '(in no event|under no circumstances) (is|shall|will|may|can) (the )?client be (liable|responsible)',
  '(in no event|under no circumstances) is (the )?client (liable|responsible)',
  "client's (total |aggregate |maximum |entire )?liab*…(limited|exceed|capped|excluded)*",
  'liab* of (the )?client…(limited|exceed|capped|excluded)*',
  'client (has|accepts|bears|assumes) no (liab|responsib)*',
  'klientas…(neatsako už|neatsako paslaugų|neprisiima atsakom|jokios atsakom)*',
  'kliento atsakomyb*…(riboj|neviršij|negali viršyt|apribot)*',
);
const OWN_AFFAIRS = phrases(
  '(tax|insurance|benefit|workers|compensation|injur|equipment|expenses|withh|personnel|wages|third[- ]part)*',
  '(mokes|draudim|įmok|darbuotoj)*',
);
const BOTH = phrases(
  '(each|either|neither|both|no|any|a) part(y|ies)',
  'part(y|ies)',
  '(šalis|šalys|šalies|kiekvien* šal|nė viena šal)*',
);
const CARVE_OUT = phrases(
  '(fraud|intent|wil+ful|gross negligence|gross negligent|death|personal injur|misconduct)*',
  '(as far as|to the extent|except where|unless) (the )?law',
  '(extent|as) (permitted|allowed) by…law',
  '(cannot|may not) be (limited|excluded)',
  '(tyči|didel* neatsargum|gyvyb|sveikat)*',
  'kiek leidžia (įstatym|teis)*',
);

const isUnlimited = (plain: string) => UNLIMITED.test(plain) && !NOT_REALLY.test(plain);
const SUM = phrases('(exceed|limited to|up to|more than|at most)', '(neviršij|riboj|ne daugiau)*');
const LOSS = phrases('(liab|responsib|damages|loss|owe|atsakomyb|neatlygin|nuostol|žal)*');
const INSURANCE = phrases('(insurance|insured)', 'draudim*');
const limits = (contract: ReadContract) =>
  [
    ...contract
      .saying(IS_LIMITED)
      .filter(({ plain }) => IS_LIMITED.test(plain.replaceAll('not limited to', ''))),
    ...contract.saying(EXCLUDED).filter(({ plain }) => !INDIRECT.test(plain)),
  ].filter(
    ({ plain }) =>
      LOSS.test(plain) && !FOR_CLIENT.test(plain) && !isUnlimited(plain) && !INSURANCE.test(plain),
  );
const hasUnlimited = (contract: ReadContract) =>
  contract.saying(UNLIMITED).some(({ plain }) => isUnlimited(plain));
const onlyClient = (contract: ReadContract) =>
  contract
    .saying(FOR_CLIENT)
    .find(({ plain }) => !OWN_AFFAIRS.test(plain) && !/neither|either part|each part|both part/u.test(plain));
/** A limit or an exclusion that also helps the one who works. */
const isProtected = (contract: ReadContract) =>
  limits(contract).length > 0 || contract.saying(INDIRECT).some(({ plain }) => !FOR_CLIENT.test(plain));

export const liabilityCapCheck: ClauseCheck = {
  clause: 'liability-cap',
  topic: {
    heading: phrases('(liab|limits|limitation|atsakomyb)*', 'risk and loss'),
    sentence: phrases(`${LIABLE}`, '(consequential|indirect) (damages|loss)*'),
    unless: phrases('(liability|atsakomybės) (insurance|policy|draudim)*'),
  },
  rules: [
    found({
      id: 'liability-cap.missing',
      kind: 'missing',
      category: 'risk',
      find: (contract) =>
        isProtected(contract) || hasUnlimited(contract) || onlyClient(contract) !== undefined
          ? undefined
          : { riskFactor: 5 },
      text: {
        en: say(
          'Ask for a limit of liability for both sides: the fees of this contract, or of the last twelve months, with no liability for indirect loss and lost profit.',
          'Without a limit you answer with everything you own, even for a small job. The limit is what keeps one mistake from costing more than the job could ever bring in.',
        ),
        lt: say(
          'Paprašykite abiem šalims galiojančio atsakomybės ribojimo: šios sutarties kaina arba paskutinių dvylikos mėnesių atlygiu, be atsakomybės už netiesioginius nuostolius ir negautas pajamas.',
          'Be ribojimo net už nedidelį darbą atsakote visu savo turtu. Riba apsaugo, kad viena klaida nekainuotų daugiau, negu iš to darbo kada nors uždirbtumėte.',
        ),
      },
    }),
    found({
      id: 'liability-cap.indirect-only',
      kind: 'missing',
      category: 'risk',
      find: (contract) =>
        isProtected(contract) && limits(contract).length === 0 && !hasUnlimited(contract)
          ? { riskFactor: 3 }
          : undefined,
      text: {
        en: say(
          'Consider asking for a sum as well: both sides pay each other at most the fees of this contract for loss.',
          'The contract keeps indirect losses and lost profit out, which helps, but direct losses have no upper end.',
        ),
        lt: say(
          'Siūlome paprašyti nurodyti ir sumą: nuostolių šalys viena kitai atlygina ne daugiau, negu šios sutarties kaina.',
          'Sutartyje netiesioginiai nuostoliai ir negautos pajamos neatlyginami, ir tai gerai, bet tiesioginiai nuostoliai neturi viršutinės ribos.',
        ),
      },
    }),
    says({
      id: 'liability-cap.unlimited',
      kind: 'risky',
      category: 'risk',
      riskFactor: 5,
      within: 'anywhere',
      pattern: UNLIMITED,
      unless: NOT_REALLY,
      test: ({ plain }) => !/indemnif|licen[cs]e/u.test(plain),
      circumstances: ({ plain }) => ({
        milder: [BOTH.test(plain) || !/provider|paslaugų teikėj/u.test(plain)],
      }),
      text: {
        en: say(
          'Ask for a limit of liability: at most the fees of this contract, for both sides, except where the law does not allow a limit.',
          'The contract says in so many words that liability has no limit. One mistake could then cost your savings and more, whatever the job paid.',
        ),
        lt: say(
          'Paprašykite atsakomybės ribojimo: abiem šalims ne daugiau, negu šios sutarties kaina, išskyrus atvejus, kai riboti neleidžia įstatymas.',
          'Sutartyje tiesiai parašyta, kad atsakomybė neribojama. Viena klaida galėtų kainuoti visas jūsų santaupas ir dar daugiau, kad ir kiek būtų sumokėta už darbą.',
        ),
      },
    }),
    found({
      id: 'liability-cap.one-way',
      kind: 'one-sided',
      category: 'risk',
      find(contract) {
        const sentence = onlyClient(contract);
        if (sentence === undefined || isProtected(contract)) return undefined;
        return { riskFactor: weigh(4, { worse: [hasUnlimited(contract)] }), sentence };
      },
      text: {
        en: say(
          'Ask for the same limit of liability for you as for the client, for example the fees of this contract.',
          'Here only the client is protected, while your own liability stays open. A limit that works both ways is usual.',
        ),
        lt: say(
          'Paprašykite, kad jūsų atsakomybė būtų ribojama taip pat kaip ir kliento, pavyzdžiui, šios sutarties kaina.',
          'Čia apsaugotas tik klientas, o jūsų atsakomybei ribų nėra. Įprasta, kad riba galioja abiem šalims.',
        ),
      },
    }),
    found({
      id: 'liability-cap.no-carve-outs',
      kind: 'vague',
      category: 'risk',
      find(contract) {
        const found = limits(contract);
        const sentence = found.find(({ plain }) => SUM.test(plain)) ?? found[0];
        if (sentence === undefined || contract.saying(CARVE_OUT).length > 0) return undefined;
        return { riskFactor: 2, sentence };
      },
      text: {
        en: say(
          'Consider adding that the limit does not cover intent, fraud, and harm to life and health.',
          'In most countries such cases cannot be limited (in the United Kingdom: Unfair Contract Terms Act 1977). A limit that claims to cover everything may fall away as a whole.',
        ),
        lt: say(
          'Siūlome papildyti, kad riba netaikoma tyčiai, apgaulei ir žalai gyvybei bei sveikatai.',
          'Daugumoje valstybių tokių atvejų riboti negalima (Jungtinėje Karalystėje – Unfair Contract Terms Act 1977). Viską apimanti riba gali nustoti galioti visa.',
        ),
      },
    }),
  ],
};
