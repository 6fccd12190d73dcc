import {
  append,
  counter,
  figure,
  replace,
  restate,
  rewrite,
  said,
  saying,
  settling,
  shorten,
  withoutSums,
  type Counters,
} from '../counter.js';
import { LOSS_FOR_BREACH } from './liability.js';

/** Instead of a penalty: a sentence about one speaks of secrets and of penalties. */
export const PROVEN_LOSS = settling(
  withoutSums(
    'A party that breaches confidentiality by its own fault makes good the proven loss.',
    'Šalis, dėl savo kaltės pažeidusi konfidencialumą, atlygina įrodytus nuostolius.',
  ),
  ['liquidated-damages', 'liability-cap', 'indemnity'],
);

/** The duty itself, and not how long it lasts alone. */
const BINDS_TO_SECRECY =
  /(?:(?:provider|provider and (?:the )?client|each(?: party)?|both parties|(?:the|neither) part(?:y|ies)) (?:of client )?(?:shall|must|will|may|agrees? to|undertakes? to|keeps?|treats?|never) (?:[\p{L}']+ ){0,6}(?:keep|hold|treat|maintain|not|never|disclose|secret|confidential|reveal)|(?:paslaugų teikėjas|kiekviena šalis|abi šalys|šalys) (?:\p{L}+ ){0,6}(?:saugo|(?:ne|iš)?laiko paslap|neatskleis|neatskleidž|neskelb|neviešin|neplatin))/u;
/** The words alone could be about another duty. */
const OF_SECRECY = /(?<!\p{L})(?:confidential|secre|disclos|konfidencial|paslap|atskleid|atskleis)/u;
/** A promise to keep secrets. */
const KEEPS =
  /(?<!\p{L})(?:(?:keep|hold|treat|maintain|preserv|protect)\p{L}* [^.;]*(?:secre|confidential)|not (?:to )?(?:\p{L}+ )?disclos|(?:iš)?saug\p{L}* [^.;]*(?:informacij|paslap|konfidenc)|neatskle)/u;
/** That it names the duty, and says how long it lasts. */
const OF_ITS_END = new RegExp(
  `^(?:(?!.*${KEEPS.source})|(?:\\d[\\d.]*[.)]? )?(?:the |this |such )?(?:mutual |abipusė |ši |tokia )?(?:duty|obligation|undertaking|pareiga|įsipareigojimas)(?!\\p{L}))`,
  'su',
);
/** For a sentence that promises secrecy, and may be the only one: the promise stays, or is one of both sides. */
const PENALTY_OUT = replace({
  en: [
    [
      /(?<!\p{L})pay (?:the [^.;,]{1,30} )?(?:an? )?(?:\p{L}+ )?(?:penalty|fine) (?:of|in the amount of) [^.;]{1,60}(?:breach|violation|case)[^.;]*/giu,
      'make good the proven loss caused by a culpable breach',
    ],
    [
      /(?<!\p{L})pays (?:the [^.;,]{1,30} )?(?:an? )?(?:\p{L}+ )?(?:penalty|fine) (?:of|in the amount of) [^.;]{1,60}(?:breach|violation|case)[^.;]*/giu,
      'makes good the proven loss caused by a culpable breach',
    ],
  ],
  lt: [
    [
      /(?<!\p{L})už (?:[\p{L} ]{1,30} )?pažeidimą (?:su)?moka [^.;]{1,60}(?:baudą|netesybas)[^.;]*/giu,
      'už pažeidimą dėl savo kaltės atlygina įrodytus nuostolius',
    ],
    [
      /(?<!\p{L})(?:su)?moka [^.;]{1,60}(?:baudą|netesybas) už (?:[\p{L} ]{1,30} )?pažeidimą(?!\p{L})/giu,
      'už pažeidimą dėl savo kaltės atlygina įrodytus nuostolius',
    ],
  ],
});
const PROVEN_LOSS_OF_BOTH = {
  ...PROVEN_LOSS,
  ...withoutSums(
    'Each party keeps confidential information of the other party secret; a party that breaches this by its own fault makes good the proven loss.',
    'Kiekviena šalis saugo kitos šalies konfidencialią informaciją; šalis, dėl savo kaltės pažeidusi šią pareigą, atlygina įrodytus nuostolius.',
  ),
};
/** No promise of secrecy goes with the penalty. */
const PROMISES_NOTHING = new RegExp(`^(?!.*${KEEPS.source})`, 'su');
const OF_SECRECY_ALONE = new RegExp(`^(?!.*${KEEPS.source})(?=.*${OF_SECRECY.source})`, 'su');

const BOTH_FOR_YEARS = restate(
  'During {contract} and for {#years} after its end each party keeps confidential information of the other party secret and uses it only for {contract}; trade secrets are kept as long as they are secret.',
  '{contract gen} galiojimo metu ir {#years} po jos pabaigos kiekviena šalis saugo kitos šalies konfidencialią informaciją ir naudoja ją tik {contract dat} vykdyti; komercinės paslaptys saugomos tol, kol jos yra paslaptis.',
);
const BOTH_TO_AN_END = saying(
  BOTH_FOR_YEARS,
  'Could both sides keep each other’s secrets, and the duty end some years after the contract? Trade secrets stay protected by law.',
  'Siūlau, kad paslaptis saugotų abi šalys ir kad pareiga baigtųsi praėjus keleriems metams po sutarties pabaigos; komercines paslaptis ir vėliau saugo įstatymas.',
);
const BOTH_AS_LONG = restate(
  'During {contract} and for {#years} after its end each party keeps confidential information of the other party secret and uses it only for {contract}.',
  '{contract gen} galiojimo metu ir {#years} po jos pabaigos kiekviena šalis saugo kitos šalies konfidencialią informaciją ir naudoja ją tik {contract dat} vykdyti.',
);
const FOR_EVER =
  /(?<!\p{L})(?:for ?ever|at any time (?:after|there)|perpetu|indefinite|without (?:any )?(?:time )?limit|(?:for an )?unlimited (?:time|period)|neterminuot|neribotą laik|visam laikui|amžin)/u;
const YEARS = figure('years', 3, [1, 5], 'year');

/** Secrets, personal data, and the freedom to work for others. */
export const SECRETS: Counters = {
  'confidentiality.one-way': counter(
    said(
      'Could both sides keep each other’s confidential information secret?',
      'A shorter duty for the other side.',
      'A one-sided duty with a penalty.',
    ),
    said(
      'Siūlau, kad viena kitos konfidencialią informaciją saugotų abi šalys.',
      'Trumpesnė kitos šalies pareiga.',
      'Vienpusė pareiga su bauda.',
    ),
    [
      { ...BOTH_TO_AN_END, where: FOR_EVER },
      saying(
        { ...BOTH_AS_LONG, keeps: 'years' },
        'Could both sides keep each other’s confidential information secret for the same time?',
        'Siūlau, kad viena kitos konfidencialią informaciją vienodai ilgai saugotų abi šalys.',
      ),
      rewrite(
        'Each party keeps confidential information of the other party secret and uses it only for {contract}.',
        'Kiekviena šalis saugo kitos šalies konfidencialią informaciją ir naudoja ją tik {contract dat} vykdyti.',
      ),
    ],
    [YEARS],
  ),
  'confidentiality.perpetual': counter(
    said(
      'Could the duty end some years after the contract? Trade secrets stay protected by law.',
      'Five years after the end.',
      'A duty for ever, for any information.',
    ),
    said(
      'Siūlau, kad pareiga baigtųsi praėjus keleriems metams po sutarties pabaigos; komercines paslaptis ir vėliau saugo įstatymas.',
      'Penkeri metai po pabaigos.',
      'Pareiga visam laikui dėl bet kokios informacijos.',
    ),
    [
      replace({
        en: [
          [
            /,? ?(?<!\p{L})(?:in perpetuity|for an unlimited (?:time|period)|perpetually|indefinitely|forever|without (?:any )?(?:limit in|limitation of) time|without (?:any )?time limit)(?!\p{L})/giu,
            ' during {contract} and for {#years} after the end of {contract}',
          ],
        ],
        lt: [
          [
            /(?<!\p{L})(?:neterminuotai|neribotą laiką|visam laikui|amžinai)(?!\p{L})/giu,
            '{contract gen} galiojimo metu ir {#years} po {contract gen} pabaigos',
          ],
        ],
      }),
      { ...BOTH_TO_AN_END, where: BINDS_TO_SECRECY },
      {
        ...restate(
          'The duty of confidentiality ends {#years} after the end of {contract}; for trade secrets it lasts as long as they are secret.',
          'Konfidencialumo pareiga galioja {#years} po {contract gen} pabaigos; komercinėms paslaptims ji galioja tol, kol jos yra paslaptis.',
        ),
        where: OF_ITS_END,
      },
    ],
    [YEARS],
  ),
  'confidentiality.too-long': counter(
    said(
      'Could the duty be shorter? Trade secrets stay protected by law.',
      'Five years, with the usual exceptions.',
      'Ten years or more for ordinary information.',
    ),
    said(
      'Siūlau sutrumpinti šią pareigą; komercines paslaptis ir vėliau saugo įstatymas.',
      'Penkeri metai su įprastomis išimtimis.',
      'Dešimt metų ar daugiau įprastai informacijai.',
    ),
    [shorten('years')],
    [figure('years', 3, [1, 3], 'year')],
  ),
  'confidentiality.no-exclusions': counter(
    said(
      'Could the usual exceptions be added: what is public, known before, or developed independently?',
      'The usual exceptions, where they can be shown by papers.',
      'Public knowledge that counts as a secret.',
    ),
    said(
      'Siūlau pridėti įprastas išimtis: kas vieša, žinota anksčiau ar sukurta savarankiškai.',
      'Įprastos išimtys, kai jas galima pagrįsti dokumentais.',
      'Viešos žinios, laikomos paslaptimi.',
    ),
    [
      append(
        '; this does not apply to what is public, was already known, was received lawfully from others or was developed independently',
        '; tai netaikoma tam, kas vieša, jau žinoma, teisėtai gauta iš kitų ar sukurta savarankiškai',
      ),

      rewrite(
        'Confidential is what one party tells the other about its business and marks as confidential, but not what is public, was already known, was received lawfully from others or was developed independently.',
        'Konfidencialu yra tai, ką viena šalis kitai pateikia apie savo veiklą ir pažymi kaip konfidencialų dalyką, išskyrus tai, kas vieša, jau žinoma, teisėtai gauta iš kitų ar sukurta savarankiškai.',
      ),
    ],
  ),
  'confidentiality.no-disclosure-by-law': counter(
    said(
      'Could disclosure that the law requires be allowed, and advisers see what they need?',
      'With a word beforehand, where the law allows it.',
      'A duty that conflicts with the law.',
    ),
    said(
      'Siūlau leisti atskleisti tai, ko reikalauja įstatymai, ir rodyti dokumentus patarėjams.',
      'Iš anksto pranešus, kai įstatymai tai leidžia.',
      'Pareiga, prieštaraujanti įstatymams.',
    ),
    [
      append(
        '; disclosure that is required by law, a court or an authority, and to advisers who are bound to secrecy, remains allowed',
        '; leidžiama atskleisti tai, ko reikalauja įstatymai, teismas ar institucija, ir konsultuotis su patarėjais, kurie privalo saugoti paslaptį',
      ),

      rewrite(
        'Confidential information may be disclosed where it is required by law, a court or an authority, and to advisers who are bound to secrecy.',
        'Konfidencialią informaciją galima atskleisti, kai to reikalauja įstatymai, teismas ar institucija, ir patarėjams, kurie privalo saugoti paslaptį.',
      ),
    ],
  ),
  'confidentiality.agreement-secret': counter(
    said(
      'Could it be allowed to mention the cooperation itself and to seek advice? Contents stay confidential.',
      'Mentioning after the work is public.',
      'Not being able to ask a lawyer.',
    ),
    said(
      'Siūlau leisti paminėti patį bendradarbiavimą ir konsultuotis; turinys lieka konfidencialus.',
      'Paminėjimas darbui tapus viešam.',
      'Draudimas kreiptis į teisininką.',
    ),
    [
      rewrite(
        'The parties keep the contents of the project confidential; either may mention the cooperation and show {contract} to advisers who are bound to secrecy.',
        'Šalys saugo projekto turinio konfidencialumą; kiekviena gali paminėti bendradarbiavimą ir rodyti {contract acc} patarėjams, kurie privalo saugoti paslaptį.',
      ),
    ],
  ),
  'confidentiality.penalty': counter(
    said(
      'Could the proven loss be made good instead of a fixed sum?',
      'A modest sum with an upper limit, for both sides.',
      'A sum above the price for any slip.',
    ),
    said(
      'Siūlau vietoj fiksuotos sumos atlyginti įrodytus nuostolius.',
      'Nedidelė abiem šalims taikoma suma su viršutine riba.',
      'Kainą viršijanti suma už bet kokią klaidą.',
    ),
    [
      PENALTY_OUT,
      { ...PROVEN_LOSS, where: OF_SECRECY_ALONE },
      { ...LOSS_FOR_BREACH, where: PROMISES_NOTHING },
      PROVEN_LOSS_OF_BOTH,
    ],
  ),
  'confidentiality.residual-gag': counter(
    said(
      'Could general skills and experience stay free to use? Secrets are protected in any case.',
      'No public statements about unfinished projects.',
      'A ban on one’s own experience, or on complaints to authorities.',
    ),
    said(
      'Siūlau, kad bendromis žiniomis ir patirtimi būtų galima laisvai naudotis; paslaptys saugomos bet kuriuo atveju.',
      'Jokių viešų pareiškimų apie nebaigtus projektus.',
      'Draudimas naudotis savo patirtimi ar kreiptis į institucijas.',
    ),
    [
      rewrite(
        '{provider} may freely use general skills and experience; truthful statements and complaints to authorities remain allowed.',
        '{provider gali} laisvai naudotis bendromis žiniomis ir patirtimi; teisingi pareiškimai ir skundai institucijoms leidžiami.',
      ),
    ],
  ),
};
