import { counter, figure, insert, said, type Counters } from '../counter.js';

const NOTICE = figure('days', 30, [7, 60]);

/** What a contract does not say of money, risk and its own end. */
export const MISSING_TERMS: Counters = {
  'fees.missing': counter(
    said(
      'Could the price be added in figures, with the currency and whether tax comes on top? Both sides then know what is owed.',
      'A rate, and the number of hours that are expected.',
      'Starting to work without any price.',
    ),
    said(
      'Siūlau įrašyti kainą skaičiais, valiutą ir ar pridedamas mokestis. Tada abi šalys žino, kiek mokėti.',
      'Įkainis ir numatomas valandų skaičius.',
      'Darbo pradžia be jokios kainos.',
    ),
  ),
  'deposit.missing': counter(
    said(
      'Could we add that a part of the price is paid before the work starts? Both sides then share the risk of the job.',
      'A smaller advance, or payment by stages.',
      'A long job without any payment before its end.',
    ),
    said(
      'Siūlau įrašyti, kad dalis kainos sumokama prieš pradedant darbą. Tada darbo rizika tenka abiem šalims.',
      'Mažesnis avansas arba mokėjimas etapais.',
      'Ilgas darbas be jokio mokėjimo iki pabaigos.',
    ),
    [
      insert(
        ['invoicing', 'fees', 'late-payment'],
        'Before the work starts {client} will pay an advance of {#share} of the price; it counts towards the price.',
        'Prieš pradedant darbą {client sumoka} {#share} kainos dydžio avansą; jis įskaitomas į kainą.',
      ),
    ],
    [figure('share', 30, [10, 60], 'percent')],
  ),
  'invoicing.missing': counter(
    said(
      'Could we add by when an invoice is paid? Both sides can then plan.',
      'Payment within thirty days of the invoice.',
      'Invoices without any date for payment.',
    ),
    said(
      'Siūlau įrašyti, per kiek laiko apmokama sąskaita. Tada abi šalys gali planuoti.',
      'Mokėjimas per trisdešimt dienų nuo sąskaitos.',
      'Sąskaitos be jokio mokėjimo termino.',
    ),
    [
      insert(
        ['fees', 'deposit', 'late-payment'],
        '{client} will pay each invoice within {#days} of receiving it; invoices may be sent by e-mail.',
        '{client apmoka} kiekvieną sąskaitą per {#days} nuo jos gavimo; sąskaitas galima siųsti el. paštu.',
      ),
    ],
    [figure('days', 14, [7, 30])],
  ),
  'late-payment.missing': counter(
    said(
      'Could we add what applies when a payment is late: the interest set by law, and that the work may rest after a reminder? Paying on time costs nothing more.',
      'Interest only after a reminder.',
      'Working on for months without being paid.',
    ),
    said(
      'Siūlau įrašyti, kas taikoma vėluojant sumokėti: įstatymo nustatytos palūkanos ir galimybė po priminimo sustabdyti darbą. Mokant laiku papildomai nieko nereikia.',
      'Palūkanos tik po priminimo.',
      'Ilgus mėnesius dirbti be atlygio.',
    ),
    [
      insert(
        ['invoicing', 'fees', 'deposit'],
        'Late payments bear interest at the rate set by law; where an invoice is still unpaid {#days} after a written reminder, {provider} may suspend the work until it is paid.',
        'Už pavėluotus mokėjimus mokamos įstatymo nustatyto dydžio palūkanos; jeigu sąskaita neapmokama per {#days} po rašytinio priminimo, {provider gali} sustabdyti darbą, kol ji bus apmokėta.',
      ),
    ],
    [figure('days', 7, [3, 21])],
  ),
  'expenses.missing': counter(
    said(
      'Could we add who pays for outside costs such as travel or licences? If they are approved beforehand, neither side is surprised.',
      'Repayment of approved costs above a small sum.',
      'Paying yourself for what the other side orders.',
    ),
    said(
      'Siūlau įrašyti, kas apmoka kelionių, licencijų ir panašias išlaidas. Jeigu joms pritariama iš anksto, nekyla netikėtumų.',
      'Patvirtintų išlaidų, viršijančių nedidelę sumą, atlyginimas.',
      'Mokėjimas už tai, ką užsako kita šalis.',
    ),
    [
      insert(
        ['fees', 'invoicing', 'deposit'],
        '{client} will reimburse expenses that were approved in writing beforehand, against receipts.',
        '{client atlygina} iš anksto raštu patvirtintas išlaidas pagal jas pagrindžiančius dokumentus.',
      ),
    ],
  ),
  'taxes.missing': counter(
    said(
      'Could we add that the price is without VAT, which comes on top where the law requires it? The sum to be paid is then clear.',
      'A price with VAT, where the client can deduct it.',
      'A price out of which any tax is paid.',
    ),
    said(
      'Siūlau įrašyti, kad kaina yra be PVM, o jis pridedamas, kai to reikalauja įstatymai. Tada aišku, kiek mokėti.',
      'Kaina su PVM, kai klientas gali jį atskaityti.',
      'Kaina, iš kurios sumokami visi mokesčiai.',
    ),
    [
      insert(
        ['fees', 'invoicing', 'expenses'],
        'The price is without VAT and similar taxes, which are added where the law requires them; each party pays its own income tax.',
        'Kaina nurodyta be PVM ir panašių mokesčių; jie pridedami, kai to reikalauja įstatymai. Pajamų mokesčius kiekviena šalis moka pati.',
      ),
    ],
  ),
  'term.missing': counter(
    said(
      'Could we add from when and until when the contract applies? Both sides then know how long they are bound.',
      'An end date, with extension by agreement of both.',
      'Being bound without an end.',
    ),
    said(
      'Siūlau įrašyti, nuo kada iki kada galioja sutartis. Tada abi šalys žino, kiek laiko įsipareigoja.',
      'Pabaigos data su galimybe pratęsti abiem susitarus.',
      'Įsipareigojimai be pabaigos.',
    ),
    [
      insert(
        ['termination-convenience', 'termination-breach', 'timeline'],
        '{contract} applies from the day on which both parties have signed it until both have done what they owe under it.',
        '{contract} įsigalioja tą dieną, kai ją pasirašo abi šalys, ir galioja, kol abi įvykdo savo įsipareigojimus.',
      ),
    ],
  ),
  'termination-convenience.missing': counter(
    said(
      'Could we add that either side may end the contract with notice, and that work done until then is paid? Plans may change on both sides.',
      'A longer notice for both sides.',
      'No way to leave the contract.',
    ),
    said(
      'Siūlau įrašyti, kad kiekviena šalis gali nutraukti sutartį iš anksto įspėjusi, o už iki tol atliktą darbą sumokama. Abiejų šalių planai gali pasikeisti.',
      'Ilgesnis abiejų šalių įspėjimo terminas.',
      'Jokios galimybės nutraukti sutartį.',
    ),
    [
      insert(
        ['termination-breach', 'term', 'kill-fee'],
        'Either party may end {contract} by written notice of {#days}; work done until then is paid.',
        'Kiekviena šalis gali nutraukti {contract acc}, apie tai raštu įspėjusi kitą šalį prieš {#days}; už iki tol atliktą darbą sumokama.',
      ),
    ],
    [NOTICE],
  ),
  'termination-breach.missing': counter(
    said(
      'Could we add what follows a serious breach: a written notice, time to put it right, and then the right to end the contract? It protects both sides.',
      'A shorter time to put a breach right.',
      'Having to go on working without being paid.',
    ),
    said(
      'Siūlau įrašyti, kas daroma iš esmės pažeidus sutartį: rašytinis įspėjimas, laikas ištaisyti, o tada teisė ją nutraukti. Tai saugo abi šalis.',
      'Trumpesnis laikas pažeidimui ištaisyti.',
      'Pareiga dirbti toliau negaunant atlygio.',
    ),
    [
      insert(
        ['termination-convenience', 'term', 'kill-fee'],
        'Where a party seriously breaches {contract} and does not put this right within {#days} of a written notice, the other party may end it; work done until then is paid.',
        'Jeigu šalis iš esmės pažeidžia {contract acc} ir pažeidimo neištaiso per {#days} nuo rašytinio įspėjimo, kita šalis gali ją nutraukti; už iki tol atliktą darbą sumokama.',
      ),
    ],
    [figure('days', 14, [5, 30])],
  ),
  'kill-fee.missing': counter(
    said(
      'Could we add that a part of the remaining price is paid when the project is called off? Time was reserved for it.',
      'A smaller part of the rest, or a longer notice.',
      'No payment at all when the project is called off.',
    ),
    said(
      'Siūlau įrašyti, kad atšaukus projektą sumokama dalis likusios kainos. Jam buvo rezervuotas laikas.',
      'Mažesnė likusios kainos dalis arba ilgesnis įspėjimas.',
      'Jokio mokėjimo atšaukus projektą.',
    ),
    [
      insert(
        ['termination-convenience', 'termination-breach', 'term', 'fees'],
        'Where the work is cancelled by {client obj}, {client} will pay for all work done until then and {#share} of the remaining price for the reserved time.',
        'Jeigu {client atšaukia} darbą, {client/sumoka} už visą iki tol atliktą darbą ir {#share} likusios kainos už rezervuotą laiką.',
      ),
    ],
    [figure('share', 25, [5, 50], 'percent')],
  ),
};
