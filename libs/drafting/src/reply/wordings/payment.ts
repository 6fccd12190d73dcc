import { counter, figure, replace, restate, said, saying, shorten, type Counters } from '../counter.js';

/** Usual between firms, and short enough for a small one. */
const PAYMENT = figure('days', 14, [7, 60]);

/** Only that claims are set off, and nothing is held back. */
const SETS_OFF_ALONE =
  /^(?!.*(?<!\p{L})(?:withh|hold|held|keep|kept|retain|suspen|sulaik|sustabd|neapmok|nemok))(?=.*(?<!\p{L})(?:set(?:s|ting)?[ -]?off|offset|įskait(?:o|yti|ys|ym)))/su;

/** A condition at the end of a sentence that also says how much is paid, so that no other can stand in its place. */
const WAITS_NO_MORE = saying(
  replace({
    en: [
      [
        /,? (?:but |and )?(?:only (?:once|when|if|after)|provided(?: that)?|unless and until|once|if|as soon as|on condition that) [^.;]*(?:received|receives|paid|pays|settled)(?!\p{L})[^.;]*(?=\.$)/giu,
        '',
      ],
    ],
    lt: [
      [
        /,? (?:ir |bet )?(?:tik )?(?:(?:tuo atveju|tada|tuomet|po to),? )?(?:jeigu|jei|kai) [^.;]*(?:sumok|apmok|atsiskait|gav|gaun)\p{L}*[^.;]*(?=\.$)/giu,
        '',
      ],
    ],
  }),
  'Could this condition be left out? Payment then depends on the work, whatever others pay; there is no contract with them.',
  'Siūlau šios sąlygos atsisakyti: mokėjimas priklausytų nuo darbo, kad ir ką moka kiti; sutarties su jais nėra.',
);

/** When and how the price is paid, and what follows when it is late or the work is called off. */
export const PAYMENT_TERMS: Counters = {
  'invoicing.long-term': counter(
    said(
      'Could the payment term be shorter? For a small business the waiting time is hard to finance.',
      'Thirty days from the invoice.',
      'More than sixty days.',
    ),
    said(
      'Siūlau sutrumpinti mokėjimo terminą: mažam verslui laukimo laiką sunku finansuoti.',
      'Trisdešimt dienų nuo sąskaitos.',
      'Daugiau kaip šešiasdešimt dienų.',
    ),
    [shorten('days')],
    [figure('days', 14, [7, 30])],
  ),
  'invoicing.pay-when-paid': counter(
    said(
      'Could each invoice be paid within a fixed time, whatever others pay? There is no contract with them.',
      'A longer payment term that does not depend on others.',
      'No payment as long as somebody else does not pay.',
    ),
    said(
      'Siūlau kiekvieną sąskaitą apmokėti per nustatytą laiką, kad ir ką moka kiti: sutarties su jais nėra.',
      'Ilgesnis mokėjimo terminas, nepriklausantis nuo kitų.',
      'Jokio mokėjimo, kol nesumoka kas nors kitas.',
    ),
    [
      restate(
        '{client} will pay each invoice within {#days} of receiving it.',
        '{client apmoka} kiekvieną sąskaitą per {#days} nuo jos gavimo.',
      ),
      WAITS_NO_MORE,
    ],
    [PAYMENT],
  ),
  'invoicing.on-approval': counter(
    said(
      'Could the invoice follow the delivery, and be due by a date, even if an approval takes longer?',
      'Approval within a fixed time, after which silence counts as a yes.',
      'Payment that waits for somebody without any time limit.',
    ),
    said(
      'Siūlau sąskaitą sieti su darbo perdavimu ir nustatyti, iki kada ji apmokama, net jei patvirtinimas užtrunka.',
      'Patvirtinimas per nustatytą laiką, po kurio tylėjimas laikomas sutikimu.',
      'Mokėjimas, neribotą laiką priklausantis nuo kieno nors kito.',
    ),
    [
      replace({
        en: [
          [
            /(?<=(?<!\p{L})invoic(?:e|es|ed|ing)(?!\p{L})[^.;]{0,80} )(?:only )?(?:after|upon|on|once|following)(?: the)?(?: (?:final|full|written|complete|client’s|company’s|customer’s)){0,3} (?:acceptance|approval)(?= of(?! (?:the |each |every )?invoice)| by|[.,;])/giu,
            'on delivery',
          ],
          [
            /(?<=(?<!\p{L})(?:nothing|no (?:part of (?:the )?\p{L}+|payments?|fees?|sums?|amounts?|remuneration)) (?:is|are|shall be|will be|becomes?) (?:payable|due|paid|owed) )(?:before|until|unless) [^.;,]*?(?<!\p{L})(?:accepted|approved|acceptance|approval)(?: in writing)?(?: (?:by|of) [^.;,]+)?(?=[.;,])/giu,
            'before an invoice has been received',
          ],
        ],
        lt: [
          [
            /(?<=(?<!\p{L})sąskait\p{L}*(?!\p{L})[^.;]{0,60}),? tik (?:pasirašius|patvirtinus|po) (?:galutin\p{L}* |visų |visą |darbų |rezultato |paslaugų ){0,3}(?:priėm|patvirtin)\p{L}*(?:[–-]\p{L}+)?(?: akt\p{L}*)?(?=[.,;])/giu,
            ', kai darbas perduotas',
          ],
          [
            /(?<=(?<!\p{L})[Ss]ąskait\p{L}*(?!\p{L})[^.;]{0,60}),? tik \p{Lu}\p{L}+ (?:galutin\p{L}* )?(?:priėmus|patvirtinus|pasirašius)(?!\p{L})[^.;,]{0,60}(?=[.,;])/gu,
            ', kai darbas perduotas',
          ],
          [
            /(?<=(?<!\p{L})(?:niekas|nieko|jok\p{L}+ (?:kainos |atlygio )?(?:dal|mokėjim|sum|išmok)\p{L}+) ne(?:su|ap|iš)?mokam?\p{L}*,? (?:tol, )?)kol [^.;,]*(?<!\p{L})(?:ne)?(?:priim|priėm|patvirtin)[^.;,]*(?=[.;,])/giu,
            'kol negauta sąskaita',
          ],
          [
            /(?<=(?<!\p{L})(?:niekas|nieko|jok\p{L}+ (?:kainos |atlygio )?(?:dal|mokėjim|sum|išmok)\p{L}+) ne(?:su|ap|iš)?mokam?\p{L}*,? (?:tol, )?)iki [^.;,]*(?<!\p{L})(?:ne)?(?:priim|priėm|patvirtin)[^.;,]*(?=[.;,])/giu,
            'iki sąskaitos gavimo',
          ],
        ],
      }),
      restate(
        '{client} will pay each invoice within {#days} of receiving it; objections are raised in writing within that time.',
        '{client apmoka} kiekvieną sąskaitą per {#days} nuo jos gavimo; prieštaravimai pareiškiami raštu per tą patį laiką.',
      ),
    ],
    [PAYMENT],
  ),
  'invoicing.withhold': counter(
    said(
      'Could only the part in dispute be held back, with reasons? The rest would be paid on time.',
      'A reasonable sum that fits the defect.',
      'Holding back everything because of a suspicion.',
    ),
    said(
      'Siūlau sulaikyti tik ginčijamą dalį, nurodžius priežastis, o likusią sumokėti laiku.',
      'Trūkumą atitinkanti protinga suma.',
      'Visos sumos sulaikymas dėl įtarimo.',
    ),
    [
      saying(
        {
          ...restate(
            'Claims may be set off only where they are undisputed or a court has established them.',
            'Įskaityti galima tik neginčijamus arba teismo nustatytus reikalavimus.',
          ),
          where: SETS_OFF_ALONE,
        },
        'Could claims be set off only where they are undisputed or a court has established them?',
        'Siūlau įskaityti tik neginčijamus arba teismo nustatytus reikalavimus.',
      ),
      restate(
        'Where reasons have been given in writing, only a reasonable sum for the part in dispute may be held back; the rest is paid on time.',
        'Raštu nurodžius priežastis, galima sulaikyti tik protingą sumą už ginčijamą dalį; likusi suma sumokama laiku.',
      ),
    ],
  ),
  'invoicing.formalities': counter(
    said(
      'Could a mistake in an invoice be corrected without losing the claim? We will gladly follow your format.',
      'A named address and format for invoices.',
      'Losing the pay because of a formality.',
    ),
    said(
      'Siūlau, kad klaidą sąskaitoje būtų galima ištaisyti neprarandant teisės į atlygį; pageidaujamos formos bus laikomasi.',
      'Nurodytas sąskaitų adresas ir forma.',
      'Atlygio praradimas dėl formalumo.',
    ),
    [
      restate(
        'An invoice sent by e-mail with the details that the law requires is sufficient; {client} will report a mistake without delay, and it does not end the claim to payment.',
        'Pakanka el. paštu atsiųstos sąskaitos su įstatymų reikalaujamais duomenimis; apie klaidą {client} nedelsiant {client/praneša}, ir dėl jos teisė į atlygį neišnyksta.',
      ),
    ],
  ),
  'invoicing.at-end': counter(
    said(
      'Could a part of the price be paid before the start and the rest after delivery? It shares the risk fairly.',
      'A part before the start and the rest on delivery.',
      'Everything at the end of a long project.',
    ),
    said(
      'Siūlau dalį kainos sumokėti prieš pradedant darbą, o likusią – jį perdavus: rizika pasidalijama sąžiningai.',
      'Dalis prieš pradedant, likusi – perdavus.',
      'Viskas ilgo projekto pabaigoje.',
    ),
    [
      restate(
        '{client} will pay {#start} of the price before the work starts and the rest within {#days} of delivery.',
        '{client sumoka} {#start} kainos prieš pradedant darbą, o likusią dalį – per {#days} nuo perdavimo.',
      ),
    ],
    [figure('start', 40, [10, 70], 'percent'), figure('days', 14, [7, 30])],
  ),
  'invoicing.in-kind': counter(
    said(
      'Could the price be paid in money, with anything else as an addition?',
      'A part in goods whose value is named.',
      'Exposure or shares instead of pay.',
    ),
    said(
      'Siūlau kainą sumokėti pinigais, o visa kita – kaip priedą.',
      'Dalis prekėmis, kurių vertė nurodyta.',
      'Žinomumas ar akcijos vietoj atlygio.',
    ),
  ),
  'invoicing.retention': counter(
    said(
      'Could the full price be paid on acceptance? Defects are repaired in any case.',
      'A small part, paid at a fixed early date.',
      'A large part that is held back for many months.',
    ),
    said(
      'Siūlau priėmus darbą sumokėti visą kainą; trūkumai taisomi bet kuriuo atveju.',
      'Nedidelė dalis, sumokama nustatytą artimą dieną.',
      'Didelė dalis, sulaikoma daug mėnesių.',
    ),
    [
      restate(
        '{client} will pay the full price within {#days} of acceptance.',
        '{client sumoka} visą kainą per {#days} nuo priėmimo.',
      ),
    ],
    [PAYMENT],
  ),
  'kill-fee.none': counter(
    said(
      'Could work done be paid when the project stops, with a part of the rest for the reserved time?',
      'Payment of the work done, with a short notice.',
      'No payment at all when the project stops.',
    ),
    said(
      'Siūlau sustabdžius projektą sumokėti už atliktą darbą ir dalį likusios kainos už rezervuotą laiką.',
      'Mokėjimas už atliktą darbą ir trumpas įspėjimas.',
      'Jokio mokėjimo sustabdžius projektą.',
    ),
    [
      restate(
        'Where the work is cancelled or stopped, {client} will pay for all work done until then and {#share} of the remaining price for the reserved time.',
        'Jeigu darbas atšaukiamas ar sustabdomas, {client sumoka} už visą iki tol atliktą darbą ir {#share} likusios kainos už rezervuotą laiką.',
      ),
    ],
    [figure('share', 25, [5, 50], 'percent')],
  ),
  'kill-fee.provider-pays': counter(
    said(
      'Could this payment be left out? Work done until then would still have to be settled.',
      'Return of what was paid for work that was not done.',
      'Paying because the other side stops the project.',
    ),
    said(
      'Siūlau šio mokėjimo atsisakyti; už iki tol atliktą darbą vis tiek atsiskaitoma.',
      'Grąžinama tai, kas sumokėta už neatliktą darbą.',
      'Mokėjimas dėl to, kad kita šalis stabdo projektą.',
    ),
    [
      restate(
        'Where the project is called off, {client} will pay for the work done until then.',
        'Atšaukus projektą, {client sumoka} už iki tol atliktą darbą.',
      ),
    ],
  ),
  'kill-fee.pause': counter(
    said(
      'Could a pause have a longest time, with payment of what has been done?',
      'A longer pause with a small monthly sum for the reserved time.',
      'A pause without an end while other work has to be refused.',
    ),
    said(
      'Siūlau nustatyti ilgiausią pertrauką ir atsiskaityti už tai, kas atlikta.',
      'Ilgesnė pertrauka su nedideliu mėnesio mokesčiu už rezervuotą laiką.',
      'Pertrauka be pabaigos, kai kitų darbų imtis negalima.',
    ),
    [
      restate(
        '{client} may pause the work for up to {#days} by written notice and will pay for the work done until then; after a longer pause {provider} may end {contract}.',
        '{client gali} raštu pranešti apie darbo pertrauką iki {#days gen} ir {client/sumoka} už iki tol atliktą darbą; pertraukai trunkant ilgiau, {provider gali} nutraukti {contract acc}.',
      ),
    ],
    [figure('days', 30, [7, 90])],
  ),
  'late-payment.waived': counter(
    said(
      'Could the interest and compensation stay as the law provides? On-time payment costs nothing more.',
      'Interest only after a reminder.',
      'No consequence at all for paying late.',
    ),
    said(
      'Siūlau palikti įstatymo nustatytas palūkanas ir kompensaciją; mokant laiku papildomai nieko nereikia.',
      'Palūkanos tik po priminimo.',
      'Jokių pasekmių už vėlavimą mokėti.',
    ),
    [
      restate(
        'Late payments bear interest and compensation as the law provides.',
        'Už pavėluotus mokėjimus mokamos įstatymo nustatytos palūkanos ir kompensacija.',
      ),
    ],
  ),
  'late-payment.token': counter(
    said(
      'Could the rate set by law apply? It is the same for everybody.',
      'A lower rate in the first two weeks.',
      'A rate at which it pays to be late.',
    ),
    said(
      'Siūlau taikyti įstatymo nustatytą dydį: jis visiems vienodas.',
      'Mažesnės palūkanos pirmas dvi savaites.',
      'Palūkanos, su kuriomis vėluoti apsimoka.',
    ),
    [
      restate(
        'Late payments bear interest at the rate set by law from the day after the due date.',
        'Už pavėluotus mokėjimus nuo kitos dienos po mokėjimo termino mokamos įstatymo nustatyto dydžio palūkanos.',
      ),
    ],
  ),
  'late-payment.usury': counter(
    said(
      'A moderate rate is easier to keep for both sides. Could the rate set by law apply?',
      'A rate a little above the one set by law.',
      'A rate that no court would uphold.',
    ),
    said(
      'Nuosaikių palūkanų laikytis lengviau abiem šalims. Siūlau taikyti įstatymo nustatytą dydį.',
      'Šiek tiek didesnės palūkanos, nei nustato įstatymas.',
      'Palūkanos, kurių nepriteistų joks teismas.',
    ),
    [
      restate(
        'Late payments bear interest at the rate set by law from the day after the due date.',
        'Už pavėluotus mokėjimus nuo kitos dienos po mokėjimo termino mokamos įstatymo nustatyto dydžio palūkanos.',
      ),
    ],
  ),
  'late-payment.no-suspension': counter(
    said(
      'Could work be paused when an invoice stays unpaid after a reminder?',
      'A longer time after the reminder.',
      'Working on for months without pay.',
    ),
    said(
      'Siūlau leisti pristabdyti darbą, kai sąskaita neapmokama ir po priminimo.',
      'Ilgesnis laikas po priminimo.',
      'Ilgus mėnesius dirbti be atlygio.',
    ),
    [
      restate(
        'Where an invoice is still unpaid {#days} after a written reminder, {provider} may suspend the work until it is paid; dates move by that time.',
        'Jeigu sąskaita neapmokama per {#days} po rašytinio priminimo, {provider gali} sustabdyti darbą, kol ji bus apmokėta; terminai atitinkamai pratęsiami.',
      ),
    ],
    [figure('days', 7, [3, 21])],
  ),
};
