import {
  counter,
  figure,
  REMOVE,
  restate,
  said,
  shorten,
  settling,
  withoutSums,
  type Counters,
} from '../counter.js';

/** Personal data, and the freedom to work for others. */
export const FREEDOM: Counters = {
  'data-protection.no-agreement': counter(
    said(
      'Personal data seem to be handled. Could we sign a data processing agreement before that?',
      'The other side’s usual agreement, after reading it.',
      'Handling personal data without any terms.',
    ),
    said(
      'Atrodo, bus tvarkomi asmens duomenys. Siūlau prieš tai pasirašyti duomenų tvarkymo sutartį.',
      'Įprasta kitos šalies sutartis, ją perskaičius.',
      'Asmens duomenų tvarkymas be jokių sąlygų.',
    ),
  ),
  'data-protection.all-losses': counter(
    said(
      'Could each side answer for its own breaches of data protection?',
      'A limit that is higher than the general one.',
      'Fines of others without any limit.',
    ),
    said(
      'Siūlau, kad kiekviena šalis atsakytų už savo duomenų apsaugos pažeidimus.',
      'Riba, didesnė už bendrą.',
      'Kitų baudos be jokios ribos.',
    ),
    [
      restate(
        'Each party answers for its own breaches of data protection law.',
        'Kiekviena šalis atsako už savo pačios padarytus duomenų apsaugos pažeidimus.',
      ),
    ],
  ),
  'data-protection.impossible': counter(
    said(
      'Could notice be given without undue delay, as the law asks, and security fit the job?',
      'A fixed time in working days.',
      'Promises that nobody can keep.',
    ),
    said(
      'Siūlau pranešti be nepagrįsto delsimo, kaip reikalauja teisės aktai, o priemones derinti prie darbo.',
      'Nustatytas terminas darbo dienomis.',
      'Pažadai, kurių niekas negali įvykdyti.',
    ),
    [
      restate(
        '{provider} will report a breach of personal data to {client obj} without undue delay after becoming aware of it and will take security measures that fit the work.',
        'Sužinojus apie asmens duomenų saugumo pažeidimą, {provider} be nepagrįsto delsimo apie jį {provider/praneša} {client dat} ir {provider/taiko} darbui tinkamas saugumo priemones.',
      ),
    ],
  ),
  'exclusivity.only-client': counter(
    said(
      'Could work for others stay free? Named competitors can be talked about.',
      'Named competitors, while the work lasts.',
      'A single customer without a guaranteed income.',
    ),
    said(
      'Siūlau netrukdyti dirbti kitiems; dėl įvardytų konkurentų galima tartis.',
      'Įvardyti konkurentai, kol vyksta darbas.',
      'Vienintelis klientas be garantuotų pajamų.',
    ),
    [
      restate(
        '{provider} may work for others, as long as confidential information is kept.',
        '{provider gali} dirbti kitiems, jeigu saugoma konfidenciali informacija.',
      ),
    ],
  ),
  'exclusivity.non-compete': counter(
    said(
      'Could this restriction be left out? Work for others is free after the end, and confidential information stays protected.',
      'A few months for named competitors, with a compensation.',
      'A ban for a year or more in the whole field.',
    ),
    said(
      'Siūlau šio ribojimo atsisakyti: sutarčiai pasibaigus galima dirbti kitiems, o konfidenciali informacija ir toliau saugoma.',
      'Keli mėnesiai dėl įvardytų konkurentų, mokant kompensaciją.',
      'Metų ar ilgesnis draudimas visoje srityje.',
    ),
    [
      restate(
        'After the end of {contract} {provider} may work for others, as long as confidential information is kept.',
        'Pasibaigus {contract dat}, {provider gali} dirbti kitiems, jeigu saugoma konfidenciali informacija.',
      ),
    ],
  ),
  'exclusivity.first-refusal': counter(
    said(
      'Could this duty be left out? We will gladly make an offer when there is something new.',
      'One named project, for a short time.',
      'A right to match every offer, or the lowest price of all.',
    ),
    said(
      'Siūlau šios pareigos atsisakyti; atsiradus kam nors nauja, mielai pateiksiu pasiūlymą.',
      'Vienas įvardytas projektas trumpą laiką.',
      'Teisė į kiekvieną pasiūlymą arba mažiausia iš visų kainų.',
    ),
    [REMOVE],
  ),
  'non-solicitation.one-way': counter(
    said(
      'Could the rule bind both sides? Answers to public job offers would stay free.',
      'A shorter rule for the other side.',
      'A one-sided ban with a penalty.',
    ),
    said(
      'Siūlau, kad taisyklė galiotų abiem šalims; atsiliepimai į viešus skelbimus liktų laisvi.',
      'Trumpesnis kitos šalies ribojimas.',
      'Vienpusis draudimas su bauda.',
    ),
    [
      restate(
        'For {#months} after the end of {contract} neither party actively hires away employees of the other party; answers to a public job offer are not affected.',
        'Per {#months} po {contract gen} pabaigos nė viena šalis aktyviai nevilioja kitos šalies darbuotojų; tai netaikoma atsiliepusiems į viešą darbo skelbimą.',
      ),
    ],
    [figure('months', 6, [3, 12], 'month')],
  ),
  'non-solicitation.customers': counter(
    said(
      'Could this concern customers met through this work, and only active approaches?',
      'A list of names that is added to the contract.',
      'Anybody who ever had to do with the other side.',
    ),
    said(
      'Siūlau apsiriboti klientais, su kuriais susipažinta per šį darbą, ir tik aktyviu kreipimusi.',
      'Prie sutarties pridedamas vardų sąrašas.',
      'Visi, kas kada nors turėjo reikalų su kita šalimi.',
    ),
    [
      restate(
        'For {#months} after the end of {contract} {provider} will not actively approach customers of {client obj} that {provider} met through this work; those whom {provider} already knew are not affected.',
        'Per {#months} po {contract gen} pabaigos {provider} aktyviai {provider/nesikreipia} į {client gen} klientus, su kuriais susipažinta per šį darbą; tai netaikoma anksčiau pažinotiems asmenims.',
      ),
    ],
    [figure('months', 6, [3, 12], 'month')],
  ),
  'non-solicitation.too-long': counter(
    said('Could the time be shorter?', 'Twelve months after the end.', 'Several years.'),
    said('Siūlau sutrumpinti šį laiką.', 'Dvylika mėnesių po pabaigos.', 'Keleri metai.'),
    [shorten('months')],
    [figure('months', 6, [3, 12], 'month')],
  ),
  'non-solicitation.penalty': counter(
    said(
      'Could the proven loss be made good instead of a fixed sum?',
      'A modest sum with an upper limit, for both sides.',
      'A sum above the price for a single contact.',
    ),
    said(
      'Siūlau vietoj fiksuotos sumos atlyginti įrodytus nuostolius.',
      'Nedidelė abiem šalims taikoma suma su viršutine riba.',
      'Kainą viršijanti suma už vieną kontaktą.',
    ),
    [
      settling(
        withoutSums(
          'A party that breaches this duty by its own fault makes good the proven loss.',
          'Šalis, dėl savo kaltės pažeidusi šią pareigą, atlygina įrodytus nuostolius.',
        ),
        ['liquidated-damages', 'liability-cap', 'indemnity', 'fees'],
      ),
    ],
  ),
};
