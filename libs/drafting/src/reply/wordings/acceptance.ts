import {
  counter,
  figure,
  replace,
  restate,
  rewrite,
  said,
  saying,
  settling,
  shorten,
  type Counters,
} from '../counter.js';

/** Time to check the work: long enough for a client with other things to do. */
const REVIEW = figure('days', 10, [3, 20], 'working-day');

/** An answer within a time, and what follows without one. */
const IN_TIME = restate(
  'Within {#days} of delivery, {client} will accept the work or name in writing where it departs from the agreed description; without an answer in that time the work counts as accepted.',
  'Per {#days} nuo perdavimo {client priima} darbą arba raštu {client/nurodo}, kas neatitinka sutarto aprašymo; per šį laiką neatsakius darbas laikomas priimtu.',
);

/** Says of changes what they cost and how they move the dates. */
export const BY_AGREEMENT = settling(
  rewrite(
    'Changes and additional work start only after both parties have agreed in writing on their price and on their effect on dates.',
    'Pakeitimai ir papildomi darbai pradedami tik abiem šalims raštu susitarus dėl jų kainos ir įtakos terminams.',
  ),
  ['timeline'],
);

/** What is added to the work in one sentence with it takes the work along. */
const OF_CHANGES_ALONE = /^(?!.*(?<!\p{L})(?:as well as|together with|taip pat)(?!\p{L}))/u;

/** "And such further pages as the client may ask for": what is named stays, word for word. */
export const THINGS_NAMED = saying(
  replace({
    en: [
      [
        /,? (?:and|as well as|together with|plus) (?:any|such|all)(?: and all)? (?:other|further|additional|more) [^.;,]{1,80}? (?:as|that|which) [^.;,]{0,80}(?:may|might|requires?|requests?|asks?|calls?|needs?|wants?|wishes)(?!\p{L})(?![^.;]* (?:shall|will|must|is|are|has|have) )[^.;]*/giu,
        '',
      ],
    ],
    lt: [
      [
        /,? (?:ir|bei|taip pat|taip pat ir) (?:(?:visus|visas|bet kokius|bet kokias|bet kuriuos|bet kurias|tokius|tokias) )?(?:kitus|kitas|papildom\p{L}{2,3}|tolesni\p{L}{2,3}) [^.;,]{1,60}, (?:kuri\p{L}{1,3}|koki\p{L}{1,3}|kiek) [^.;,]{0,80}(?:reik|prašo|prašys|pageidau|nurod|užsak)\p{L}*[^.;]*/giu,
        '',
      ],
    ],
  }),
  'Could these words be left out, so that the price covers the work that the contract names? Anything else can be ordered and priced quickly.',
  'Siūlau šių žodžių atsisakyti, kad kaina apimtų sutartyje įvardytus darbus; kitus galima greitai užsakyti ir įkainoti atskirai.',
);

/** Acceptance of the work, changes of it and rounds of corrections. */
export const ACCEPTANCE: Counters = {
  'acceptance.subjective': counter(
    said(
      'Could acceptance depend on the agreed description? Both sides can then tell when the work is done.',
      'Reasonable satisfaction, where the reasons are given in writing and tied to the description.',
      'Acceptance and payment that depend on taste alone.',
    ),
    said(
      'Siūlau priėmimą susieti su sutartu aprašymu: tada abiem šalims aišku, kada darbas atliktas.',
      'Pagrįstas įvertinimas, kai priežastys nurodomos raštu ir siejamos su aprašymu.',
      'Priėmimas ir mokėjimas, kurie priklauso vien nuo skonio.',
    ),
    [
      rewrite(
        '{client} will accept work that corresponds to the agreed description; any objections are given in writing and name where the work departs from it.',
        '{client priima} sutartą aprašymą atitinkantį darbą; pastabos pateikiamos raštu, nurodant, kas aprašymo neatitinka.',
      ),
    ],
  ),
  'acceptance.open-ended': counter(
    said(
      'Could there be a fixed time for checking? Both sides can then plan; the number of days can be discussed.',
      'A longer time to check, if silence counts as acceptance when it is over.',
      'No time at all, while payment waits for acceptance.',
    ),
    said(
      'Siūlau nustatyti patikrinimo laiką: tada abi šalys gali planuoti. Dėl dienų skaičiaus galima tartis.',
      'Ilgesnis patikrinimo laikas, jeigu jam pasibaigus tylėjimas laikomas priėmimu.',
      'Jokio termino, kai nuo priėmimo priklauso mokėjimas.',
    ),
    [IN_TIME],
    [REVIEW],
  ),
  'acceptance.silence-rejects': counter(
    said(
      'Could silence count as acceptance once a fixed time for checking is over? Both sides then know where they stand; the number of days can be discussed.',
      'A longer time to check, with a reminder before silence counts as acceptance.',
      'Work that is refused without a word.',
    ),
    said(
      'Siūlau nustatyti patikrinimo laiką, kuriam pasibaigus tylėjimas laikomas priėmimu: tada abiem šalims aišku, kaip yra. Dėl dienų skaičiaus galima tartis.',
      'Ilgesnis patikrinimo laikas ir priminimas prieš tylėjimą laikant priėmimu.',
      'Darbas, kuris atmetamas be jokio žodžio.',
    ),
    [IN_TIME],
    [REVIEW],
  ),
  'acceptance.long-review': counter(
    said(
      'Could the time for checking be shorter? Comments are then made while the work is still fresh.',
      'Up to a month, if silence then counts as acceptance.',
      'More than a month for checking, with payment only afterwards.',
    ),
    said(
      'Siūlau sutrumpinti patikrinimo laiką: tada pastabos pateikiamos dar nepamiršus darbo.',
      'Iki mėnesio, jeigu jam pasibaigus tylėjimas laikomas priėmimu.',
      'Daugiau kaip mėnuo patikrinti, kai mokama tik po to.',
    ),
    [shorten('days')],
    [figure('days', 14, [5, 20])],
  ),
  'acceptance.reject-without-reason': counter(
    said(
      'Could a refusal name its reasons in writing, with a chance to correct the work? That serves both sides.',
      'One round of correction before the work can be refused.',
      'Refusal without reasons and without a chance to correct.',
    ),
    said(
      'Siūlau, kad atmetant darbą priežastys būtų nurodomos raštu ir būtų galimybė jį pataisyti: tai naudinga abiem šalims.',
      'Vienas taisymas, po kurio darbą galima atmesti.',
      'Atmetimas nenurodžius priežasčių ir neleidus taisyti.',
    ),
    [
      restate(
        'Where the work departs from the agreed description, {client} will name the departures in writing and {provider} will have {#days} to correct them.',
        'Jeigu darbas neatitinka sutarto aprašymo, {client nurodo} neatitikimus raštu, o {provider ištaiso} juos per {#days}.',
      ),
    ],
    [REVIEW],
  ),
  'acceptance.use-without-accepting': counter(
    said(
      'Using the finished work in practice usually means that it is accepted. Could that count as acceptance, while testing stays free?',
      'Testing before acceptance, as long as nothing is published or put to use.',
      'Full use of the work before acceptance and before payment.',
    ),
    said(
      'Naudojimasis baigtu darbu paprastai reiškia, kad jis priimtas. Siūlau tai ir įrašyti.',
      'Bandymas iki priėmimo, kol darbas neskelbiamas ir nenaudojamas veikloje.',
      'Visavertis naudojimasis darbu iki priėmimo ir iki mokėjimo.',
    ),
    [
      rewrite(
        'Until acceptance {client} may review and test the work; putting it to use or publishing it counts as acceptance.',
        'Iki priėmimo darbą galima tik peržiūrėti ir išbandyti; pradėjus jį naudoti veikloje ar paskelbus, darbas laikomas priimtu.',
      ),
    ],
  ),
  'acceptance.after-acceptance': counter(
    said(
      'Could acceptance be final, apart from hidden defects? Both sides then know when the job is finished.',
      'A short time for hidden defects that are reported in writing.',
      'Acceptance that can be taken back at any time.',
    ),
    said(
      'Siūlau, kad priėmimas būtų galutinis, išskyrus paslėptus trūkumus: tada abiem šalims aišku, kada darbas baigtas.',
      'Trumpas terminas raštu pranešti apie paslėptus trūkumus.',
      'Priėmimas, kurį bet kada galima atšaukti.',
    ),
    [
      restate(
        'Acceptance is final, except for defects that could not be noticed at acceptance and are reported in writing within {#days} after it.',
        'Priėmimas yra galutinis, išskyrus trūkumus, kurių priimant nebuvo galima pastebėti ir apie kuriuos raštu pranešta per {#days} po priėmimo.',
      ),
    ],
    [figure('days', 30, [14, 90])],
  ),
  'change-control.free': counter(
    said(
      'Changes are welcome. Could their price and date be agreed in writing before work on them starts?',
      'Small changes without charge, up to a fixed number of hours.',
      'Any number of changes or extra tasks for the same price.',
    ),
    said(
      'Pakeitimai galimi. Siūlau jų kainą ir terminą raštu suderinti prieš pradedant darbą.',
      'Nedideli pakeitimai be mokesčio iki sutarto valandų skaičiaus.',
      'Neribota pakeitimų ar papildomų darbų už tą pačią kainą.',
    ),
    [THINGS_NAMED, { ...BY_AGREEMENT, where: OF_CHANGES_ALONE }],
  ),
  'change-control.client-decides': counter(
    said(
      'Could both sides agree on what a change costs and how long it takes, so that nobody is surprised?',
      'A proposal by one side that counts when the other has confirmed it by e-mail.',
      'Changes, prices or dates that one side sets alone.',
    ),
    said(
      'Siūlau dėl pakeitimo kainos ir trukmės tartis abiem: taip niekam nekils netikėtumų.',
      'Vienos šalies pasiūlymas, galiojantis, kai kita jį patvirtina el. paštu.',
      'Pakeitimai, kainos ar terminai, kuriuos nustato viena šalis.',
    ),
    [BY_AGREEMENT],
  ),
  'change-control.no-time': counter(
    said(
      'A change needs its own time. Could the dates move with it?',
      'Dates that stay for small changes of up to a few hours.',
      'Fixed dates whatever is added.',
    ),
    said(
      'Pakeitimui reikia laiko. Siūlau kartu pratęsti terminus.',
      'Nekintantys terminai, kai pakeitimas užtrunka vos kelias valandas.',
      'Nekintantys terminai, kad ir kas pridedama.',
    ),
    [
      rewrite(
        'Each agreed change extends the dates by the time that it needs.',
        'Kiekvienas sutartas pakeitimas pratęsia terminus tiek, kiek laiko jam reikia.',
      ),
    ],
  ),
  'revisions.unlimited': counter(
    said(
      'Could the number of correction rounds be agreed? Further rounds remain possible and are paid separately.',
      'One or two more rounds in the price.',
      'Corrections without any limit for a fixed price.',
    ),
    said(
      'Siūlau susitarti dėl pataisymų ratų skaičiaus; kiti ratai galimi iš anksto susitarus ir apmokami atskirai.',
      'Dar vienas ar du ratai, įskaičiuoti į kainą.',
      'Neriboti pataisymai už fiksuotą kainą.',
    ),
    [
      THINGS_NAMED,
      replace({
        en: [
          [
            /(?:an )?unlimited number of (?:rounds of )?(?:revisions|changes|corrections|amendments)(?: rounds)?/giu,
            'up to {#rounds}',
          ],
          [
            /unlimited (?:rounds of )?(?:revisions|changes|corrections|amendments)(?: rounds)?/giu,
            'up to {#rounds}',
          ],
        ],
        lt: [],
      }),
      restate(
        'The price includes {#rounds}; further rounds are agreed in writing beforehand and paid separately.',
        'Į kainą įeina {#rounds of}; kiti ratai iš anksto suderinami raštu ir apmokami atskirai.',
      ),
    ],
    [figure('rounds', 2, [1, 6], 'revision-round')],
  ),
  'revisions.many': counter(
    said(
      'Could there be fewer rounds, within the approved direction? That usually brings the work to its end sooner.',
      'Three rounds, limited to the direction that was approved.',
      'So many rounds that they cost more time than the work.',
    ),
    said(
      'Siūlau susitarti dėl mažesnio ratų skaičiaus, laikantis patvirtintos krypties: taip darbas paprastai baigiamas greičiau.',
      'Trys ratai, neperžengiantys patvirtintos krypties.',
      'Tiek ratų, kad jie užima daugiau laiko nei pats darbas.',
    ),
    [
      restate(
        'The price includes {#rounds} within the approved direction; further rounds are agreed in writing beforehand and paid separately.',
        'Į kainą įeina {#rounds of} pagal patvirtintą kryptį; kiti ratai iš anksto suderinami raštu ir apmokami atskirai.',
      ),
    ],
    [figure('rounds', 2, [1, 6], 'revision-round')],
  ),
  'revisions.new-direction': counter(
    said(
      'A new direction is a new task. Could it have a price and date of its own?',
      'One change of direction in an early stage.',
      'Starting again for the same price.',
    ),
    said(
      'Nauja kryptis yra nauja užduotis. Siūlau jai susitarti dėl atskiros kainos ir termino.',
      'Vienas krypties pakeitimas ankstyvuoju etapu.',
      'Darbas iš naujo už tą pačią kainą.',
    ),
    [
      rewrite(
        'Corrections stay within the approved description; a new direction is a separate order with a price and a date of its own.',
        'Pataisymai neperžengia patvirtinto aprašymo; nauja kryptis yra atskiras užsakymas su savo kaina ir terminu.',
      ),
    ],
  ),
};
