import {
  counter,
  figure,
  replace,
  restate,
  rewrite,
  said,
  saying,
  settling,
  withoutSums,
  type Counters,
  type Rewrite,
} from '../counter.js';

const CAP_EN =
  'Except for intent and gross negligence, the liability of either party is limited to the price payable under {contract} and does not cover indirect loss or lost profit; this does not affect the duty to pay the price.';
const CAP_LT =
  'Išskyrus tyčią ir didelį neatsargumą, kiekvienos šalies atsakomybė neviršija pagal {contract acc} mokėtinos kainos ir neapima netiesioginių nuostolių bei negautų pajamų; tai netaikoma pareigai sumokėti kainą.';
/** A penalty for being late with the work, and not for another breach. */
const IS_OF_DELAY =
  /(?<!\p{L})(?:delay\p{L}*|late(?:ness)?(?!\p{L})|overdue|on time(?!\p{L})|(?:miss|slip|overrun|exceed)\p{L}*|deadlines?|due dates?|behind|(?:per|each|every) (?:\p{L}+ ){0,2}(?:day|week)(?!\p{L})|(?:pa|už)?vėl(?:uo|av)|uždels|delsi|pradels|praleid|nespė|termin|laiku(?!\p{L})|už (?:kiekvieną )?(?:\p{L}+ ){0,2}(?:dieną|savaitę))/u;
/** Sums are what is wrong with such a penalty. What late payment costs is another matter, and stays. */
const NO_PENALTY: Rewrite = {
  ...withoutSums(
    'No penalty is owed for late work; a party that delays it by its own fault makes good the proven loss.',
    'Už vėluojamą atlikti darbą netesybų nemokama; dėl savo kaltės jį vėluojanti šalis atlygina įrodytus nuostolius.',
  ),
  where: IS_OF_DELAY,
};
/** What a penalty for any breach comes to. */
export const LOSS_FOR_BREACH = settling(
  withoutSums(
    'For a breach by its own fault a party makes good the proven loss.',
    'Už pažeidimą dėl savo kaltės šalis atlygina įrodytus nuostolius.',
  ),
  ['liquidated-damages', 'liability-cap', 'indemnity', 'fees'],
);
const OF_STAFF = /(?<!\p{L})(?:staff|employ|personnel|workforce|people of|darbuotoj|personal)/u;
const OF_INFRINGEMENT =
  /(?<!\p{L})(?:infring\p{L}*|pažeidžia|pažei(?:stos|dė|dimo?|dimų?)) [^.;]*(?<!\p{L})(?:rights?|patents?|copyrights?|teis)|(?:rights?|teis\p{L}*) [^.;]*(?<!\p{L})(?:infring|pažei)/u;
/** A sentence that says what a delay comes to, and sets no date itself. */
const OF_DELAY =
  /^(?:\(?\d[\d.)]*\s)?(?=[^.;]*(?:delay|(?<!\p{L})late(?!\p{L})|miss(?:es|ed)|vėl(?:uo|av)|praleid))(?:for|if|in case|in the event|where|should|upon|už|jei|jeigu|(?:pa)?vėl\p{L}+)(?!\p{L})/u;

/** Who bears which loss. */
export const LIABILITY: Counters = {
  'liability-cap.unlimited': counter(
    said(
      'Could the liability of both sides be limited to the price and to direct loss, apart from intent and gross negligence? It matches the risk to the job.',
      'A limit of twice the price, or what an insurance covers.',
      'Liability without any limit.',
    ),
    said(
      'Siūlau abiejų šalių atsakomybę riboti sutarties kaina ir tiesioginiais nuostoliais, išskyrus tyčią ir didelį neatsargumą: rizika atitiks darbą.',
      'Dvigubos kainos arba draudimo sumos riba.',
      'Atsakomybė be jokios ribos.',
    ),
    [restate(CAP_EN, CAP_LT)],
  ),
  'liability-cap.one-way': counter(
    said(
      'Could one limit, the price, apply to both sides, and to direct loss alone? The duty to pay the price is not affected.',
      'A higher limit for the one who does the work.',
      'A limit for one side alone.',
    ),
    said(
      'Siūlau abiem šalims taikyti vieną ribą – sutarties kainą – ir atlyginti tik tiesioginius nuostolius; pareigai sumokėti kainą tai įtakos neturi.',
      'Didesnė riba darbą atliekančiai šaliai.',
      'Riba tik vienai šaliai.',
    ),
    [restate(CAP_EN, CAP_LT)],
  ),
  'liability-cap.high': counter(
    said(
      'Could the limit for both sides be the price of the contract, and cover direct loss? It matches the risk to the job.',
      'Twice the price.',
      'A limit far above what the job brings in.',
    ),
    said(
      'Siūlau abiem šalims nustatyti ribą, lygią sutarties kainai, ir atlyginti tik tiesioginius nuostolius: rizika atitiks darbą.',
      'Dviguba kaina.',
      'Riba, gerokai viršijanti tai, ką atneša darbas.',
    ),
    [withoutSums(CAP_EN, CAP_LT)],
  ),
  'liability-cap.no-carve-outs': counter(
    said(
      'Liability for intent and gross negligence can hardly be excluded. Could both sides have one limit, the price, with that exception?',
      'A sentence that the law stays unaffected.',
      'A clause that may fail as a whole.',
    ),
    said(
      'Atsakomybės už tyčią ir didelį neatsargumą pašalinti paprastai negalima. Siūlau abiem šalims nustatyti vieną ribą – sutarties kainą – su šia išimtimi.',
      'Sakinys, kad privalomos įstatymo normos lieka galioti.',
      'Sąlyga, kuri gali negalioti visa.',
    ),
    [rewrite(CAP_EN, CAP_LT)],
  ),
  'liability-cap.for-others': counter(
    said(
      'Could each side answer for its own people? Others have contracts of their own.',
      'Care in choosing others.',
      'Answering for a host, a platform or the other side’s staff.',
    ),
    said(
      'Siūlau, kad kiekviena šalis atsakytų už savo žmones; kiti turi savo sutartis.',
      'Rūpestingas kitų parinkimas.',
      'Atsakomybė už prieglobą, platformą ar kitos šalies darbuotojus.',
    ),
    [
      {
        ...restate(
          '{provider} will answer for {provider gen} own fault and for helpers chosen by {provider obj}, but not for third parties or for staff of {client obj}.',
          '{provider atsako} už savo kaltę ir savo pasirinktus pagalbininkus, bet ne už trečiuosius asmenis ar {client gen} darbuotojus.',
        ),
        where: OF_STAFF,
      },
      restate(
        '{provider} will answer for {provider gen} own fault and for helpers chosen by {provider obj}, but not for third parties.',
        '{provider atsako} už savo kaltę ir savo pasirinktus pagalbininkus, bet ne už trečiuosius asmenis.',
      ),
    ],
  ),
  'liability-cap.presumed': counter(
    said(
      'Could a loss be shown by documents, with a chance to answer?',
      'A joint look at the facts before anything is deducted.',
      'A loss that counts as proven because one side says so.',
    ),
    said(
      'Siūlau nuostolius pagrįsti dokumentais ir leisti paaiškinti.',
      'Bendras aplinkybių aptarimas prieš ką nors išskaičiuojant.',
      'Nuostoliai, laikomi įrodytais, nes taip sako viena šalis.',
    ),
    [
      restate(
        'A party that claims a loss proves the breach and the loss with documents; the other party is heard before a decision.',
        'Nuostolių reikalaujanti šalis pažeidimą ir nuostolius pagrindžia dokumentais; prieš priimant sprendimą kita šalis išklausoma.',
      ),
    ],
  ),
  'indemnity.one-way': counter(
    said(
      'Could each side make good the losses that it causes?',
      'The same duty with a limit for each side.',
      'A one-sided duty without a limit.',
    ),
    said(
      'Siūlau, kad kiekviena šalis atlygintų savo padarytus nuostolius.',
      'Ta pati pareiga su riba kiekvienai šaliai.',
      'Vienpusė pareiga be ribos.',
    ),
    [
      saying(
        {
          ...restate(
            'Each party makes good the losses that it causes to the other by its own fault, also where others claim that their rights are infringed.',
            'Kiekviena šalis atlygina nuostolius, kuriuos dėl savo kaltės padarė kitai šaliai, taip pat ir tada, kai kiti asmenys teigia, kad pažeistos jų teisės.',
          ),
          where: OF_INFRINGEMENT,
        },
        'Could each side make good the losses that it causes by its own fault, also where others claim that their rights are infringed?',
        'Siūlau, kad kiekviena šalis atlygintų dėl savo kaltės padarytus nuostolius, taip pat ir tada, kai kiti asmenys teigia, kad pažeistos jų teisės.',
      ),
      restate(
        'Each party makes good the losses that it causes to the other by its own fault.',
        'Kiekviena šalis atlygina nuostolius, kuriuos dėl savo kaltės padarė kitai šaliai.',
      ),
    ],
  ),
  'indemnity.everything': counter(
    said(
      'Could losses be borne by the side that caused them by its fault, up to the price?',
      'A limit of twice the price.',
      'Bearing every loss, whoever is at fault.',
    ),
    said(
      'Siūlau, kad nuostolius atlygintų dėl savo kaltės juos padariusi šalis, neviršydama kainos.',
      'Dvigubos kainos riba.',
      'Visi nuostoliai, kad ir kas kaltas.',
    ),
    [
      restate(
        'Each party makes good the losses that it causes to the other by its own fault, up to the price payable under {contract}; this limit does not apply to intent and gross negligence.',
        'Kiekviena šalis atlygina nuostolius, kuriuos dėl savo kaltės padarė kitai šaliai, neviršijant pagal {contract acc} mokėtinos kainos; ši riba netaikoma tyčiai ir dideliam neatsargumui.',
      ),
    ],
  ),
  'indemnity.legal-costs': counter(
    said(
      'Could reasonable costs be repaid when fault has been established?',
      'Costs at the rates that a court would award.',
      'Any lawyer’s bill from the first letter on.',
    ),
    said(
      'Siūlau atlyginti pagrįstas išlaidas, kai kaltė nustatyta.',
      'Išlaidos, kokias priteistų teismas.',
      'Bet kokia advokato sąskaita nuo pirmojo rašto.',
    ),
    [
      restate(
        'Reasonable and necessary legal costs are repaid by the party whose fault a court has established.',
        'Pagrįstas ir būtinas teisines išlaidas atlygina šalis, kurios kaltę nustatė teismas.',
      ),
    ],
  ),
  'indemnity.client-fault': counter(
    said(
      'Could each side bear the losses that come from its own acts and instructions?',
      'Sharing by the part of each in the cause.',
      'Paying for the other side’s fault.',
    ),
    said(
      'Siūlau, kad kiekviena šalis atsakytų už nuostolius, kilusius dėl jos veiksmų ir nurodymų.',
      'Pasidalijimas pagal kiekvienos kaltės dalį.',
      'Mokėjimas už kitos šalies kaltę.',
    ),
    [
      restate(
        'Each party makes good the losses that it causes to the other by its own fault.',
        'Kiekviena šalis atlygina nuostolius, kuriuos dėl savo kaltės padarė kitai šaliai.',
      ),
    ],
  ),
  'liquidated-damages.one-way': counter(
    said(
      'Could the penalty be left out? Either side would instead make good the proven loss that it causes by its own fault.',
      'An equal small penalty for late payment.',
      'Penalties for one side alone, without a limit.',
    ),
    said(
      'Siūlau netesybų atsisakyti: kiekviena šalis atlygintų įrodytus nuostolius, kuriuos padarė dėl savo kaltės.',
      'Tokios pat nedidelės netesybos už vėlavimą sumokėti.',
      'Netesybos tik vienai šaliai ir be ribos.',
    ),
    [NO_PENALTY, { ...settling(NO_PENALTY, ['timeline']), where: OF_DELAY }, LOSS_FOR_BREACH],
  ),
  'liquidated-damages.uncapped': counter(
    said(
      'Could all penalties together have an upper limit?',
      'A limit of 20 per cent of the price.',
      'Penalties that can exceed the price.',
    ),
    said(
      'Siūlau visoms netesyboms kartu nustatyti viršutinę ribą.',
      'Riba – 20 proc. kainos.',
      'Netesybos, galinčios viršyti kainą.',
    ),
    [
      replace({
        en: [
          [
            /,? (?:and )?without (?:any |an )?(?:upper )?limit(?:ation)?s?(?: (?:in|of) amount)?(?!\p{L}| (?:in|of|on) )/giu,
            '',
          ],
          [
            /(?<=[\p{L}\d%][)"”“]?)(?=\.$)/gu,
            ', but all penalties together not more than {#share} of the price',
          ],
        ],
        lt: [
          [
            /,? (?:be (?:jokių |jokios )?(?:apribojimų|ribojimų|ribų|ribos)|neribojant (?:jų )?(?:sumos|dydžio))(?!\p{L})/giu,
            '',
          ],
          [/(?<=[\p{L}\d%][)"”“]?)(?=\.$)/gu, ', tačiau visos netesybos kartu neviršija {#share} kainos'],
        ],
      }),
      saying(
        { ...settling(NO_PENALTY, ['timeline']), where: OF_DELAY },
        'Could this penalty be left out? A sum for each day soon exceeds the price; either side would instead make good the proven loss that it causes by its own fault.',
        'Siūlau šios baudos atsisakyti: kasdienė suma greitai viršija kainą. Kiekviena šalis atlygintų įrodytus nuostolius, kuriuos padarė dėl savo kaltės.',
      ),
    ],
    [figure('share', 10, [5, 20], 'percent')],
  ),
  'liquidated-damages.high': counter(
    said(
      'Could the penalty be smaller, bind both sides and have an upper limit? It should fit the loss.',
      'A rate of 0.1 per cent a day, with a limit.',
      'A penalty that eats up the price in a few days.',
    ),
    said(
      'Siūlau sumažinti netesybas, taikyti jas abiem šalims ir nustatyti jų ribą: jos turėtų atitikti nuostolį.',
      'Netesybos po 0,1 proc. už dieną ir jų riba.',
      'Netesybos, per kelias dienas prilygstančios kainai.',
    ),
    [
      saying(
        {
          ...restate(
            'For a delay by its own fault a party owes {#rate} of the price of the delayed part a day, at most {#share} of that price.',
            'Už vėlavimą dėl savo kaltės šalis moka {#rate} vėluojamos atlikti dalies kainos už dieną, bet ne daugiau kaip {#share} tos kainos.',
          ),
          where: IS_OF_DELAY,
        },
        'Could the penalty for a delay be smaller, bind both sides and have an upper limit? It should fit the loss.',
        'Siūlau sumažinti netesybas už vėlavimą, taikyti jas abiem šalims ir nustatyti jų ribą: jos turėtų atitikti nuostolį.',
      ),
      saying(
        LOSS_FOR_BREACH,
        'Could the penalty be left out? Either side would instead make good the proven loss that it causes by its own fault.',
        'Siūlau netesybų atsisakyti: kiekviena šalis atlygintų įrodytus nuostolius, kuriuos padarė dėl savo kaltės.',
      ),
    ],
    [figure('rate', 0.05, [0.02, 0.2], 'percent'), figure('share', 10, [5, 15], 'percent')],
  ),
  'liquidated-damages.plus-damages': counter(
    said(
      'Could the penalty be counted towards the damages? Nobody should pay twice.',
      'Damages above the penalty for intent alone.',
      'A penalty and full damages for the same thing.',
    ),
    said(
      'Siūlau netesybas įskaityti į nuostolius: niekas neturėtų mokėti dukart.',
      'Netesybas viršijantys nuostoliai tik už tyčią.',
      'Netesybos ir visi nuostoliai už tą patį.',
    ),
    [
      restate(
        'A penalty is counted towards damages for the same breach.',
        'Netesybos įskaitomos į nuostolius už tą patį pažeidimą.',
      ),
    ],
  ),
  'liquidated-damages.automatic': counter(
    said(
      'Could a penalty need fault and a written notice, with time to answer?',
      'A shorter time to answer.',
      'Deductions before anybody could explain.',
    ),
    said(
      'Siūlau netesybas taikyti esant kaltei ir raštu įspėjus, davus laiko atsakyti.',
      'Trumpesnis laikas atsakyti.',
      'Išskaičiavimai dar nespėjus pasiaiškinti.',
    ),
    [
      restate(
        'A penalty applies only where a party is at fault and has not answered a written notice within {#days}; sums in dispute are not deducted.',
        'Netesybos taikomos tik tada, kai šalis kalta ir per {#days} neatsakė į rašytinį įspėjimą; ginčijamos sumos neišskaičiuojamos.',
      ),
    ],
    [figure('days', 10, [5, 20])],
  ),
};
