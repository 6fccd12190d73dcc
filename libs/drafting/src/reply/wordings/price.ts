import { counter, figure, restate, rewrite, said, type Counters } from '../counter.js';

/** What is paid, and what reduces it. */
export const PRICE: Counters = {
  'deposit.refused': counter(
    said(
      'Could a part of the price be paid before the start? It shares the risk of a longer job.',
      'A smaller advance, or payment by stages.',
      'A long job without any payment before its end.',
    ),
    said(
      'Siūlau dalį kainos sumokėti prieš pradedant: taip pasidalijama ilgesnio darbo rizika.',
      'Mažesnis avansas arba mokėjimas etapais.',
      'Ilgas darbas be jokio mokėjimo iki pabaigos.',
    ),
    [
      restate(
        'Before the work starts {client} will pay an advance of {#share} of the price; it counts towards the price.',
        'Prieš pradedant darbą {client sumoka} {#share} kainos dydžio avansą; jis įskaitomas į kainą.',
      ),
    ],
    [figure('share', 30, [10, 60], 'percent')],
  ),
  'deposit.refundable': counter(
    said(
      'Could the advance stay as far as it pays for work that has been done?',
      'Repayment of what exceeds the work done until then.',
      'Repaying everything although work has been done.',
    ),
    said(
      'Siūlau, kad avansas liktų tiek, kiek juo apmokamas jau atliktas darbas.',
      'Grąžinama tai, kas viršija iki tol atlikto darbo kainą.',
      'Viso avanso grąžinimas, nors darbas atliktas.',
    ),
    [
      restate(
        'Where the work ends early, only that part of the advance is returned which exceeds the price of the work done and of the expenses already agreed.',
        'Jeigu darbas nutraukiamas anksčiau, grąžinama tik ta avanso dalis, kuri viršija atlikto darbo kainą ir suderintas išlaidas.',
      ),
    ],
  ),
  'expenses.on-provider': counter(
    said(
      'Could expenses that were approved beforehand be repaid against receipts?',
      'Repayment above a small monthly amount.',
      'Paying for what the other side orders.',
    ),
    said(
      'Siūlau iš anksto patvirtintas išlaidas atlyginti pagal dokumentus.',
      'Atlyginama tai, kas viršija nedidelę mėnesio sumą.',
      'Mokėjimas už tai, ką užsako kita šalis.',
    ),
    [
      restate(
        '{client} will reimburse expenses that were approved in writing beforehand, against receipts.',
        '{client atlygina} iš anksto raštu patvirtintas išlaidas pagal jas pagrindžiančius dokumentus.',
      ),
    ],
  ),
  'expenses.approval-after': counter(
    said(
      'Could approval come before the money is spent? Then nothing is left open.',
      'Approval by e-mail for anything above a small sum.',
      'Learning only afterwards whether money comes back.',
    ),
    said(
      'Siūlau pritarti prieš išleidžiant pinigus: tada nieko nelieka neaišku.',
      'Pritarimas el. paštu tam, kas viršija nedidelę sumą.',
      'Tik vėliau sužinoti, ar pinigai bus grąžinti.',
    ),
    [
      rewrite(
        'Expenses are approved in writing before they are made; approved expenses are repaid together with the next invoice.',
        'Išlaidoms raštu pritariama prieš jas patiriant; patvirtintos išlaidos atlyginamos kartu su artimiausia sąskaita.',
      ),
    ],
  ),
  'fees.no-amount': counter(
    said(
      'Could the price stand here in figures, with the currency?',
      'A rate and the number of hours that are expected.',
      'Starting without any figure.',
    ),
    said(
      'Siūlau čia įrašyti kainą skaičiais ir valiutą.',
      'Įkainis ir numatomas valandų skaičius.',
      'Darbo pradžia be jokio skaičiaus.',
    ),
  ),
  'fees.to-be-agreed': counter(
    said(
      'Could we agree on the price before the work starts? It saves a difficult talk at the end.',
      'An hourly rate until a price is agreed.',
      'Working first and hearing the price later.',
    ),
    said(
      'Siūlau dėl kainos susitarti prieš pradedant darbą: taip išvengiama sunkaus pokalbio pabaigoje.',
      'Valandinis įkainis, kol susitariama dėl kainos.',
      'Pirma dirbti, o kainą sužinoti vėliau.',
    ),
    [
      restate(
        'The price is agreed in writing before the work starts; until then {provider} need not start.',
        'Dėl kainos raštu susitariama prieš pradedant darbą; iki tol {provider gali} darbo nepradėti.',
      ),
    ],
  ),
  'fees.client-may-cut': counter(
    said(
      'Could the price be changed by agreement only? Complaints can be dealt with by repair first.',
      'A reduction for a defect that was not repaired, agreed by both.',
      'Deductions that one side decides alone.',
    ),
    said(
      'Siūlau kainą keisti tik susitarus; trūkumus pirmiausia galima ištaisyti.',
      'Abiejų šalių suderintas sumažinimas už neištaisytą trūkumą.',
      'Atskaitymai, dėl kurių sprendžia viena šalis.',
    ),
    [
      restate(
        'The price changes only by written agreement of both parties.',
        'Kaina keičiama tik rašytiniu abiejų šalių susitarimu.',
      ),
    ],
  ),
  'fees.cap-without-rate': counter(
    said(
      'Could work beyond the ceiling start only after an agreement, at the same rate?',
      'A warning before the ceiling is reached.',
      'Working on without pay beyond the ceiling.',
    ),
    said(
      'Siūlau viršijantį ribą darbą pradėti tik susitarus, tuo pačiu įkainiu.',
      'Įspėjimas prieš pasiekiant ribą.',
      'Nemokamas darbas viršijus ribą.',
    ),
  ),
  'fees.contingent': counter(
    said(
      'Could there be a fixed price for the work, with a share in success on top of it?',
      'A lower fixed price with a larger share in success.',
      'Pay that depends on others alone.',
    ),
    said(
      'Siūlau nustatyti fiksuotą kainą už darbą, o nuo sėkmės priklausantį atlygį laikyti priedu.',
      'Mažesnė fiksuota kaina ir didesnis sėkmės priedas.',
      'Atlygis, priklausantis vien nuo kitų.',
    ),
  ),
  'fees.estimate': counter(
    said(
      'Could the estimate be adjusted when the work turns out to be more? Of course with a word beforehand.',
      'A margin of some per cent above the estimate.',
      'An estimate that binds one side alone.',
    ),
    said(
      'Siūlau sąmatą patikslinti, jei darbo pasirodytų daugiau, žinoma, iš anksto pranešus.',
      'Kelių procentų nuokrypis nuo sąmatos.',
      'Sąmata, kuri įpareigoja tik vieną šalį.',
    ),
    [
      restate(
        'The estimate is adjusted in writing where the work turns out to be larger; work beyond it starts when both parties have agreed.',
        'Jeigu darbo pasirodo daugiau, sąmata patikslinama raštu; ją viršijantis darbas pradedamas abiem šalims susitarus.',
      ),
    ],
  ),
};
