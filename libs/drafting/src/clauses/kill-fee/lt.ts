import type { Writer } from '../../clause.js';
import { isContinuous } from '../../engagement.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, ref } = write;
  const lithuanian = legalSystem(terms.governingLaw) === 'lithuanian';
  const providerExit = ref(lithuanian ? 'termination-convenience.provider' : 'termination-convenience.right');
  return [
    paragraph('amount', amount(terms, write)),
    paragraph(
      'nature',
      text`${
        lithuanian
          ? text`Ši suma atlygina iki Sutarties pasibaigimo patirtas pagrįstas išlaidas (Lietuvos Respublikos civilinio kodekso 6.721 straipsnio 1 dalis); į ją neįskaičiuojama tai, už ką sumokama pagal Sutarties ${ref('termination-convenience.payment')} punktą.`
          : `Kompensacija už Sutarties nutraukimą skirta atlyginti už pasirengimą ir ${terms.style === 'client' ? 'neišvengiamas išlaidas' : 'rezervuotą laiką'}.`
      } Ji nėra netesybos ir neriboja Kliento teisės nutraukti Sutartį. Ji nemokama, jeigu Sutartį pagal jos ${providerExit} punktą nutraukia Paslaugų teikėjas arba jeigu Klientas ją nutraukia dėl Paslaugų teikėjo pažeidimo ar nenugalimos jėgos.`,
    ),
    ...when(terms.style === 'freelancer', () => [
      paragraph(
        'concepts',
        text`Visos teisės į Kliento nepriimtas koncepcijas ir juodraščius lieka Paslaugų teikėjui, net jeigu kompensacija už Sutarties nutraukimą sumokėta.`,
      ),
    ]),
  ];
};

function amount(terms: Terms, { text, ref, format }: Writer): Inline[] {
  const opening = text`Jeigu Klientas nutraukia Sutartį pagal jos ${ref('termination-convenience')} punktą${isContinuous(terms) ? '' : ', kol Paslaugos neužbaigtos'}, jis, be ${ref('termination-convenience.payment')} punkte nurodytų sumų, sumoka`;
  const share = `${format.percent(terms.killFeePercent)} ${base(terms)}`;
  const lithuanian = legalSystem(terms.governingLaw) === 'lithuanian';
  if (terms.style === 'client') {
    return text`${opening} už faktiškai atliktą pasirengimą ir faktiškai patirtas išlaidas, kurios dar neapmokėtos (toliau – kompensacija už Sutarties nutraukimą). Paslaugų teikėjas nurodo, iš ko ji susideda, ir ji neviršija ${share}.`;
  }
  return lithuanian
    ? text`${opening} kompensaciją už Sutarties nutraukimą – už iki tol atliktą planavimą, pasirengimą ir Paslaugoms rezervuotą laiką, už kuriuos tos sumos nemokamos. Šios išlaidos Šalių sutarimu sudaro ${share}.`
    : text`${opening} kompensaciją už Sutarties nutraukimą – ${share}.`;
}

/** In the genitive. */
function base({ payment }: Terms): string {
  switch (payment.structure) {
    case 'hourly':
      return 'Kainos už valandas, kurias Klientas buvo užsakęs arba Šalys buvo raštu suplanavusios laikui po Sutarties pasibaigimo';
    case 'retainer':
      return 'vieno mėnesio mokesčio';
    default:
      return 'dar nesuteiktų Paslaugų Kainos';
  }
}
