import {
  counter,
  figure,
  replace,
  restate,
  said,
  saying,
  shorten,
  settling,
  type Counters,
} from '../counter.js';

const NOTICE = figure('days', 30, [7, 60]);
const LEAVE_EN =
  'Either party may end {contract} by written notice of {#days}; work done until then is paid.';
const LEAVE_LT =
  'Kiekviena šalis gali nutraukti {contract acc}, apie tai raštu įspėjusi kitą šalį prieš {#days}; už iki tol atliktą darbą sumokama.';
/** In place of a right of one side to leave and pay nothing: the other one and the notice are new as well. */
const PAID_LEAVE = saying(
  restate(LEAVE_EN, LEAVE_LT),
  'Could both sides be free to leave with the same notice, and work done until then be paid?',
  'Siūlau, kad abi šalys galėtų pasitraukti įspėjusios prieš tiek pat laiko, o už iki tol atliktą darbą būtų sumokama.',
);
const BREACH_EN =
  'Where a party seriously breaches {contract} and does not put this right within {#days} of a written notice, the other party may end it; work done until then is paid.';
const BREACH_LT =
  'Jeigu šalis iš esmės pažeidžia {contract acc} ir pažeidimo neištaiso per {#days} nuo rašytinio įspėjimo, kita šalis gali ją nutraukti; už iki tol atliktą darbą sumokama.';
const CURE = figure('days', 14, [5, 30]);

/** A sentence that pays nothing loses nothing of the price. */
const NOTHING_PAID =
  /^(?!.*\d+(?:[.,]\d+)? ?(?:%|eur|€))(?=.*(?<!\p{L})(?:nothing|no (?:fees?|payments?|compensation|remuneration)|not (?:be )?paid|without (?:any )?pay\p{L}*|nemokam\p{L}*|nesumokam\p{L}*|neatlyginam\p{L}*)(?!\p{L}))/u;

/** How long the contract lasts, and how it ends. */
export const END: Counters = {
  'term.auto-renewal': counter(
    said(
      'Could the contract be extended by written agreement only? Nobody is then bound for longer because a date was missed.',
      'Renewal for a short time, with a reminder.',
      'Another year because a window was missed.',
    ),
    said(
      'Siūlau sutartį pratęsti tik raštu susitarus: tada praleidus terminą niekas nesaistomas ilgiau.',
      'Pratęsimas trumpam laikui su priminimu.',
      'Dar vieni metai, nes praleistas terminas.',
    ),
    [
      replace({
        en: [
          [
            /,? and (?:(?:it|this \p{L}+) )?(?:(?:shall|will|is) )?(?:then )?(?:be )?(?:automatically )?(?:renew|extend|prolong)\p{L}*[^.;]*/giu,
            ' and is extended only by written agreement of both parties',
          ],
        ],
        lt: [
          [
            /,? ir (?:po to )?(?:automatiškai |savaime )(?:pratęsiam|atnaujinam|prasitęs)\p{L}*[^.;]*/giu,
            ' ir pratęsiama tik rašytiniu abiejų šalių susitarimu',
          ],
        ],
      }),
      restate(
        '{contract} is extended only by written agreement of both parties.',
        '{contract} pratęsiama tik rašytiniu abiejų šalių susitarimu.',
      ),
    ],
  ),
  'term.no-end': counter(
    said(
      'Could either side leave with notice? It is usual where no end is agreed.',
      'A longer notice.',
      'No end and no way out.',
    ),
    said(
      'Siūlau leisti kiekvienai šaliai pasitraukti įspėjus: tai įprasta, kai pabaiga nenustatyta.',
      'Ilgesnis įspėjimo terminas.',
      'Nei pabaigos, nei galimybės pasitraukti.',
    ),
    [restate(LEAVE_EN, LEAVE_LT)],
    [NOTICE],
  ),
  'term.lock-in': counter(
    said(
      'Could there be a way to leave with notice during so long a time?',
      'A way to leave after the first six months.',
      'Years without a way out.',
    ),
    said(
      'Siūlau numatyti galimybę per tokį ilgą laiką pasitraukti įspėjus.',
      'Galimybė pasitraukti po pirmųjų šešių mėnesių.',
      'Metai be galimybės pasitraukti.',
    ),
    [restate(LEAVE_EN, LEAVE_LT)],
    [NOTICE],
  ),
  'term.survives': counter(
    said(
      'Could only the named duties go on, such as secrecy and payment?',
      'Each duty for a time that is named.',
      'All duties for ever.',
    ),
    said(
      'Siūlau, kad toliau galiotų tik įvardytos pareigos, pavyzdžiui, konfidencialumas ir mokėjimas.',
      'Kiekviena pareiga nurodytą laiką.',
      'Visos pareigos visam laikui.',
    ),
    [
      restate(
        'After the end of {contract} only the duties of confidentiality and of payment go on.',
        'Pasibaigus {contract dat}, toliau galioja tik konfidencialumo ir mokėjimo pareigos.',
      ),
    ],
  ),
  'termination-breach.any-breach': counter(
    said(
      'Could only a serious breach end the contract, after notice and time to put it right?',
      'A shorter time to put it right.',
      'The end of the contract for a trifle.',
    ),
    said(
      'Siūlau, kad sutartį būtų galima nutraukti tik dėl esminio pažeidimo, įspėjus ir davus laiko ištaisyti.',
      'Trumpesnis laikas ištaisyti.',
      'Sutarties nutraukimas dėl menkniekio.',
    ),
    [restate(BREACH_EN, BREACH_LT)],
    [CURE],
  ),
  'termination-breach.no-cure': counter(
    said(
      'Could there be time to put a breach right? Most slips are mended in days.',
      'A shorter time to put it right.',
      'The end at once for anything.',
    ),
    said(
      'Siūlau duoti laiko ištaisyti pažeidimą: dauguma klaidų ištaisomos per kelias dienas.',
      'Trumpesnis laikas ištaisyti.',
      'Nutraukimas iš karto dėl bet ko.',
    ),
    [restate(BREACH_EN, BREACH_LT)],
    [CURE],
  ),
  'termination-breach.one-sided': counter(
    said(
      'Could either side leave when the other seriously breaches the contract?',
      'A right to end for unpaid invoices at least.',
      'Having to stay without being paid.',
    ),
    said(
      'Siūlau, kad dėl esminio kitos šalies pažeidimo sutartį galėtų nutraukti abi šalys.',
      'Bent teisė nutraukti dėl neapmokėtų sąskaitų.',
      'Likti negaunant atlygio.',
    ),
    [restate(BREACH_EN, BREACH_LT)],
    [CURE],
  ),
  'termination-breach.forfeit': counter(
    said(
      'Could work done as agreed be paid in any case?',
      'Damages up to the unpaid price.',
      'Losing pay for good work.',
    ),
    said(
      'Siūlau už tinkamai atliktą darbą sumokėti bet kuriuo atveju.',
      'Nuostoliai, neviršijantys nesumokėtos kainos.',
      'Atlygio už gerą darbą praradimas.',
    ),
    [
      restate(
        'Where {contract} ends because of a breach, work done as agreed until then is paid; a party at fault makes good the proven loss up to the price.',
        'Nutraukus {contract acc} dėl pažeidimo, už iki tol tinkamai atliktą darbą sumokama; kalta šalis atlygina įrodytus nuostolius, neviršijančius kainos.',
      ),
    ],
  ),
  'termination-convenience.client-only': counter(
    said(
      'Could both sides leave with the same notice?',
      'A longer notice on one side.',
      'Having to stay while the other side may leave.',
    ),
    said(
      'Siūlau, kad abi šalys galėtų pasitraukti įspėjusios prieš tiek pat laiko.',
      'Ilgesnis vienos šalies įspėjimo terminas.',
      'Likti, kai kita šalis gali pasitraukti.',
    ),
    [PAID_LEAVE],
    [NOTICE],
  ),
  'termination-convenience.barred': counter(
    said(
      'Could both sides leave with written notice, and work done until then be paid?',
      'A longer notice, or the end of a stage.',
      'No way out, or a payment for it.',
    ),
    said(
      'Siūlau, kad abi šalys galėtų pasitraukti įspėjusios, o už iki tol atliktą darbą būtų sumokėta.',
      'Ilgesnis įspėjimas arba etapo pabaiga.',
      'Jokios galimybės arba mokestis už ją.',
    ),
    [restate(LEAVE_EN, LEAVE_LT)],
    [NOTICE],
  ),
  'termination-convenience.no-pay': counter(
    said(
      'Could work done be paid when either side leaves?',
      'Payment of finished stages, and of hours for the open one.',
      'Work for nothing because of a change of mind.',
    ),
    said(
      'Siūlau pasitraukiant bet kuriai šaliai sumokėti už atliktą darbą.',
      'Mokėjimas už baigtus etapus ir už pradėto valandas.',
      'Veltui atliktas darbas dėl persigalvojimo.',
    ),
    [PAID_LEAVE, { ...settling(PAID_LEAVE, ['fees', 'invoicing', 'kill-fee']), where: NOTHING_PAID }],
    [NOTICE],
  ),
  'termination-convenience.no-notice': counter(
    said(
      'Could there be a notice for both sides? It leaves time to plan.',
      'Two weeks, or pay for that time.',
      'The end from one day to the next.',
    ),
    said(
      'Siūlau nustatyti abiem šalims įspėjimo terminą: jis leidžia planuoti.',
      'Dvi savaitės arba užmokestis už tą laiką.',
      'Pabaiga per vieną dieną.',
    ),
    [restate(LEAVE_EN, LEAVE_LT)],
    [NOTICE],
  ),
  'termination-convenience.unequal-notice': counter(
    said(
      'Could the notice be the same for both sides?',
      'A difference of a few weeks.',
      'Months on one side and days on the other.',
    ),
    said(
      'Siūlau nustatyti abiem šalims vienodą įspėjimo terminą.',
      'Kelių savaičių skirtumas.',
      'Vienai šaliai – mėnesiai, kitai – dienos.',
    ),
    [restate(LEAVE_EN, LEAVE_LT)],
    [NOTICE],
  ),
  'termination-convenience.long-notice': counter(
    said('Could the notice be shorter?', 'Two months.', 'Half a year for a small job.'),
    said('Siūlau sutrumpinti įspėjimo terminą.', 'Du mėnesiai.', 'Pusmetis dėl nedidelio užsakymo.'),
    [shorten('days')],
    [NOTICE],
  ),
};
