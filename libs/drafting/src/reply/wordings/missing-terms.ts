import { counter, figure, insert, said, type Counters } from '../counter.js';

const NOTICE = figure('days', 30, [7, 60]);

/** What a contract does not say of money, risk and its own end. */
export const MISSING_TERMS: Counters = {
  'fees.missing': counter(
    said(
      'Could the price be added in figures, with the currency and whether tax comes on top?',
      'A rate and the number of hours that are expected.',
      'Starting without any price.',
    ),
    said(
      'Siūlome įrašyti kainą skaičiais, valiutą ir ar pridedamas mokestis.',
      'Įkainis ir numatomas valandų skaičius.',
      'Darbo pradžia be kainos.',
    ),
  ),
  'deposit.missing': counter(
    said(
      'Could a part of the price be paid before the start? It shares the risk of the job.',
      'A smaller advance, or payment by stages.',
      'A long job without any payment before its end.',
    ),
    said(
      'Siūlome dalį kainos sumokėti prieš pradedant: taip pasidalijama darbo rizika.',
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
    said('A payment term helps both sides to plan.', 'Thirty days from the invoice.', 'No date at all.'),
    said(
      'Mokėjimo terminas padeda planuoti abiem šalims.',
      'Trisdešimt dienų nuo sąskaitos.',
      'Jokio termino.',
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
      'A line on late payment is usual. On-time payment costs nothing more.',
      'Interest after a reminder.',
      'Working on for months without pay.',
    ),
    said(
      'Eilutė apie pavėluotą mokėjimą įprasta; mokant laiku papildomai nieko nereikia.',
      'Palūkanos po priminimo.',
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
      'Could we say who pays for outside costs? They would be approved beforehand.',
      'Repayment above a small sum.',
      'Paying for what the other side orders.',
    ),
    said(
      'Siūlome nurodyti, kas apmoka išlaidas; joms būtų pritariama iš anksto.',
      'Atlyginama tai, kas viršija nedidelę sumą.',
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
      'Could we say that the price is without VAT, where it applies?',
      'A price with VAT, where it can be deducted.',
      'A tax that comes out of the price.',
    ),
    said(
      'Siūlome nurodyti, kad kaina yra be PVM, kai jis taikomas.',
      'Kaina su PVM, kai jį galima atskaityti.',
      'Iš kainos sumokamas mokestis.',
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
      'One sentence would say how long the contract applies.',
      'A date, with extension by agreement.',
      'Being bound without an end.',
    ),
    said(
      'Vienas sakinys nurodytų, kiek galioja sutartis.',
      'Data su galimybe pratęsti susitarus.',
      'Pareigos be pabaigos.',
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
      'Could either side leave with notice? Work done until then would be paid.',
      'A longer notice.',
      'No way out.',
    ),
    said(
      'Siūlome leisti kiekvienai šaliai pasitraukti įspėjus; už iki tol atliktą darbą būtų sumokama.',
      'Ilgesnis įspėjimo terminas.',
      'Jokios galimybės pasitraukti.',
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
      'A rule for serious breaches protects both sides.',
      'A longer time to put it right.',
      'Having to go on without being paid.',
    ),
    said(
      'Taisyklė dėl esminių pažeidimų saugo abi šalis.',
      'Ilgesnis laikas ištaisyti.',
      'Tęsti negaunant atlygio.',
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
      'Could a part of the rest be paid when the project is called off? Time was reserved for it.',
      'A smaller part, or a longer notice.',
      'No payment at all when the project stops.',
    ),
    said(
      'Siūlome atšaukus projektą sumokėti dalį likusios kainos: jam buvo rezervuotas laikas.',
      'Mažesnė dalis arba ilgesnis įspėjimas.',
      'Jokio mokėjimo sustabdžius projektą.',
    ),
    [
      insert(
        ['termination-convenience', 'termination-breach', 'term', 'fees'],
        'Where {client} cancels the work, {client} will pay for all work done until then and {#share} of the remaining price for the reserved time.',
        'Jeigu {client atšaukia} darbą, {client/sumoka} už visą iki tol atliktą darbą ir {#share} likusios kainos už rezervuotą laiką.',
      ),
    ],
    [figure('share', 25, [5, 50], 'percent')],
  ),
};
