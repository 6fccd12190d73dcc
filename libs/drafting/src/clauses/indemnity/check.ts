import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import type { Sentence } from '../../check/segment.js';

const INDEMNIFIES = phrases(
  '(indemnif|indemnit)*',
  '(hold|holds|held|save|keep)…harmless',
  'provider (shall |will |must |agrees to |also )?(compensate|compensates|make good|makes good)…(claim|loss|damage)*',
  'client (shall |will |must |agrees to |also )?(compensate|compensates)…(provider|claim|loss|damage)*',
  '(paslaugų teikėj|klient|šalis|šalys)*…\\b(atlygin|kompensuo|padeng)*…(nuostol|žal|reikalavim|pretenzij)*',
  '(apsaug|gin)* klient* nuo…(reikalavim|pretenzij|ieškini)*',
);
const OF_PROVIDER = phrases(
  'provider…(indemnif|hold|save|defend|compensate|make good)*',
  '(indemnified|held harmless) by (the )?provider',
  'paslaugų teikėj(as|ui|o)…\\b(atlygin|kompensuo|padeng|apsaug)*',
);
const OF_CLIENT = phrases(
  'client (shall|will|must|agrees to|also|likewise|in turn)…(indemnif|hold|save|defend|compensate)*',
  'client (indemnifies|defends|compensates|holds)',
  'klient(as|ui|o)…\\b(atlygin|kompensuo|padeng)*…(paslaugų teikėj|nuostol)*',
);
const OF_BOTH = phrases(
  '(each|either|both|every|a|the) part(y|ies)…(indemnif|hold|defend|compensate)*',
  '(each|either|both) of (us|them)…(indemnif|hold|defend|compensate)*',
  '(mutual|mutually|each other|one another)',
  '(kiekviena|kaltoji|pažeidusi) šalis',
  'šal(is|ys)…\\b(atlygin|kompensuo)*',
  'vien* kit*',
);
const BOTH_PROMISE = phrases(
  '(each|either|both) (part(y|ies)|of (us|them))…(indemnif|hold|holds|defend|compensate)*',
  '(kiekviena|kaltoji|pažeidusi) šalis…atlygin*',
  'šalys…atlygin*',
);
const EVERYTHING = phrases(
  '(any and all|all|any|every)( \\p{L}{3,14}){0,2} (claim|loss|damage|liabilit|cost|expense|demand|cause|action)*',
  'of (any|every) (kind|nature)',
  '(vis|bet kok|bet kuri)* (\\p{L}{3,14} )?(nuostol|žal|išlaid|reikalavim|pretenzij)*',
);
const WITHOUT_FAULT = phrases(
  '(regardless|irrespective) of…(fault|cause|negligence)',
  'whether or not…(fault|negligent|caused)',
  'even if (not|the client)…(fault|negligent|caused)',
  'without (any )?(limit|limitation|fault)',
  'full indemnity basis',
  '(unlimited|no limit)',
  "including (the )?client's own negligence",
  '(nepaisant|neatsižvelgiant|nepriklausomai)…(kalt|priežast)*',
  '(be kaltės|neribot|be apribojim)*',
);
const OF_FAULT = phrases(
  '(negligen|wilful|willful|misconduct|fault|infring|breach)*',
  'third[- ]part(y|ies)',
  '(kalt|neatsargum|pažeid|trečiųj|trečiojo|trečiasis)*',
);
const IS_LIMITED = phrases(
  '(up to|limited to|not exceed|at most|capped|limit in|count towards)',
  '(neviršij|riboj|iki sutarties|ne daugiau)*',
);
/** A limit of what the client owes limits nothing that the freelancer owes. */
const OF_THE_CLIENT =
  /(?:client's [^.;,]{0,40}liabilit|liability of (?:the )?client|kliento [^.;,]{0,40}atsakomyb)[^.;]{0,160}/gu;
const isLimited = (plain: string) => IS_LIMITED.test(plain.replaceAll(OF_THE_CLIENT, ''));
const ANY_BREACH = phrases(
  '(any|every) (\\p{L}{3,10} )?(breach|act or omission|failure)',
  '(bet kok|kiekvien)* (\\p{L}{3,12} )?pažeid*',
);
const THIRD_PARTIES = phrases('third[- ]part(y|ies)', '(trečiųj|trečiojo|trečiasis)*');
const isOfFault = (plain: string) =>
  OF_FAULT.test(plain) && (!ANY_BREACH.test(plain) || THIRD_PARTIES.test(plain));
/** English courts award costs so only as an exception: nobody looks at what they come to. */
const ALL_COSTS = phrases('indemnity basis');
const THEIR_FEES = phrases(
  '(legal|attorney|lawyer|solicitor)*…indemnity basis',
  'indemnity basis…(legal|attorney|lawyer|solicitor)*',
  'provider (shall |will |must |agrees to )?(pays?|reimburses?|bears?)…(attorney|legal|lawyer)*…(fee|cost|expense)*',
  'paslaugų teikėj* (apmoka|padengia|atlygina|sumoka)…(teisin|advokat|bylinėjimosi)*…(išlaid|paslaug)*',
);
const WINNER = phrases(
  '(prevailing|losing|successful|unsuccessful)',
  '(each|either|neither|other) party',
  '(pralaimėj|laimėj)*',
);

const given = (contract: ReadContract) =>
  contract.about('indemnity').filter(({ plain }) => INDEMNIFIES.test(plain));

/** The broadest promise of the one who works. */
function ofProvider(contract: ReadContract): Sentence | undefined {
  const promises = given(contract).filter(
    (each) =>
      !OF_BOTH.test(each.plain) && (OF_PROVIDER.test(each.plain) || contract.whoIsBound(each) === 'provider'),
  );
  return promises.find(({ plain }) => EVERYTHING.test(plain)) ?? promises[0];
}
const isBroad = ({ plain }: Sentence): boolean =>
  WITHOUT_FAULT.test(plain) || (EVERYTHING.test(plain) && !isOfFault(plain) && !isLimited(plain));
/** The client promises as much in turn. */
const isAnswered = (contract: ReadContract): boolean =>
  given(contract).some((each) => EVERYTHING.test(each.plain) && contract.whoIsBound(each) === 'client');
const isReturned = (contract: ReadContract) =>
  given(contract).some(
    (each) =>
      OF_BOTH.test(each.plain) || OF_CLIENT.test(each.plain) || contract.whoIsBound(each) === 'client',
  );

export const indemnityCheck: ClauseCheck = {
  clause: 'indemnity',
  topic: {
    heading: phrases('(indemnif|indemnit)*', 'hold harmless', '(nuostolių|žalos) atlygin*'),
    sentence: INDEMNIFIES,
    unless: phrases('indemnity insurance', '(tax|taxes|withhold|mokesči)*', '(pavėluot|delspinig|palūkan)*'),
  },
  rules: [
    found({
      id: 'indemnity.one-way',
      kind: 'one-sided',
      category: 'risk',
      find(contract) {
        const sentence = ofProvider(contract);
        if (sentence === undefined || (isReturned(contract) && (!isBroad(sentence) || isAnswered(contract))))
          return undefined;
        const { plain } = sentence;
        const isEverything = EVERYTHING.test(plain);
        const riskFactor = weigh(4, {
          worse: [isEverything && !isLimited(plain) && !OF_FAULT.test(plain), WITHOUT_FAULT.test(plain)],
          milder: [isOfFault(plain) && !WITHOUT_FAULT.test(plain), isLimited(plain)],
        });
        return { riskFactor, sentence };
      },
      text: {
        en: say(
          'Ask for an indemnity that works both ways, covers only claims of third parties that your own breach caused, and stays within the limit that the contract sets for loss.',
          'Here you alone promise to pay the client’s losses and legal costs. Together with a missing limit, one claim could cost far more than the contract pays.',
        ),
        lt: say(
          'Paprašykite abipusio nuostolių atlyginimo, tik dėl trečiųjų asmenų reikalavimų, kilusių dėl jūsų kaltės, ir ne daugiau, negu sutartyje nustatyta nuostolių riba.',
          'Čia tik jūs pažadate atlyginti kliento nuostolius ir teisines išlaidas. Kai nėra nuostolių ribos, vienas reikalavimas gali kainuoti gerokai daugiau, negu sumokama pagal sutartį.',
        ),
      },
    }),
    found({
      id: 'indemnity.everything',
      kind: 'risky',
      category: 'risk',
      find(contract) {
        const sentence = given(contract).find((each) => BOTH_PROMISE.test(each.plain) && isBroad(each));
        return sentence === undefined ? undefined : { riskFactor: 3, sentence };
      },
      text: {
        en: say(
          'Ask to narrow this down to claims of third parties that come from a proven breach, with a sum as the upper end.',
          'An indemnity for any and all claims goes beyond what you caused. It turns you into the insurer of the other side.',
        ),
        lt: say(
          'Paprašykite tai susiaurinti iki trečiųjų asmenų reikalavimų dėl įrodyto sutarties nesilaikymo ir nurodyti didžiausią sumą.',
          'Pažadas atlyginti bet kokius nuostolius apima daugiau, negu sukėlėte jūs. Taip tampate kitos šalies draudiku.',
        ),
      },
    }),
    says({
      id: 'indemnity.legal-costs',
      kind: 'one-sided',
      category: 'risk',
      riskFactor: 3,
      within: 'anywhere',
      pattern: THEIR_FEES,
      unless: WINNER,
      test: ({ plain }) => (!INDEMNIFIES.test(plain) || ALL_COSTS.test(plain)) && !/arbitra/u.test(plain),
      text: {
        en: say(
          'Ask that the side which loses a dispute pays the legal costs, or that each side pays its own.',
          'As written, you pay the client’s lawyers even when you are right.',
        ),
        lt: say(
          'Paprašykite, kad teisines išlaidas apmokėtų ginčą pralaimėjusi šalis arba kiekviena šalis savo.',
          'Dabar kliento teisininkams mokate net tada, kai tiesa jūsų pusėje.',
        ),
      },
    }),
  ],
};
