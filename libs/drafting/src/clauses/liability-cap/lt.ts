import type { Writer } from '../../clause.js';
import { hasPrice } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { capAmount, carveOuts, type CarveOut } from './cap.js';

const CARVE_OUTS: Readonly<Record<CarveOut, string>> = {
  fraud: 'apgaulę ar tyčinį klaidinimą;',
  intent: 'tyčia padarytus nuostolius;',
  'gross-negligence': 'dėl didelio neatsargumo padarytus nuostolius;',
  injury: 'gyvybės atėmimą ar sveikatos sužalojimą;',
  'negligent-injury': 'dėl neatsargumo atimtą gyvybę ar sužalotą sveikatą;',
  'non-pecuniary': 'neturtinę žalą;',
  law: 'visa kita, dėl ko teisės aktai neleidžia atsakomybės riboti ar panaikinti;',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const multiple = terms.liabilityCap;
  const limited = multiple !== 'uncapped';

  return [
    paragraph(
      'cap',
      limited
        ? cap(terms, multiple, write)
        : text`Šalis teisės aktų nustatyta tvarka atlygina kitai Šaliai nuostolius, padarytus pažeidus Sutartį. Didžiausia jų suma Sutartimi neribojama.`,
    ),
    ...when(limited || terms.style !== 'client', () => [
      paragraph(
        'indirect',
        text`Šalys neatlygina viena kitai netiesioginių nuostolių, negautų pajamų ar pelno, prarastų užsakymų ir reputacijos, net jeigu žinojo, kad jų gali atsirasti.`,
      ),
      paragraph('carve-outs', text`Jokia Sutarties nuostata neriboja ir nepanaikina atsakomybės už:`, [
        ...carveOuts(terms).map((carveOut) => text`${CARVE_OUTS[carveOut]}`),
        ...(terms.style === 'client' ? clientCarveOuts(write) : []),
        text`pareigos sumokėti Kainą, sutartas išlaidas${write.has('kill-fee') ? ', kompensaciją už Sutarties nutraukimą' : ''} ir palūkanas ar delspinigius už pavėluotą mokėjimą nevykdymą.`,
      ]),
    ]),
  ];
};

const cap = (terms: Terms, multiple: number, { text, format }: Writer): Inline[] => {
  const amount = capAmount(terms);
  const times = multiple === 1 ? '' : `, padaugintos iš ${format.number(multiple)}`;
  const measure = hasPrice(terms)
    ? `visos Kainos${times}${amount === undefined ? '' : `, t. y. pagal pasirašant sutartą kainą ${format.moneyInWords(amount, terms.payment.currency)}`}`
    : `Kainos, mokėtinos už ${format.count(12, 'month')} iki įvykio, dėl kurio atsirado nuostolių (o jeigu Sutartis galioja trumpiau – už pirmuosius ${format.count(12, 'month')})${times}`;
  return text`Bendra kiekvienos Šalies atsakomybė pagal Sutartį ar dėl jos, nesvarbu, kokiu teisiniu pagrindu, įskaitant neatsargumą, neviršija ${measure}.`;
};

const clientCarveOuts = ({ text, has, ref }: Writer): readonly Inline[][] => [
  ...(has('indemnity')
    ? [
        text`nuostolius dėl reikalavimų, susijusių su intelektinės nuosavybės teisėmis, pagal Sutarties ${ref('indemnity.provider')} punktą;`,
      ]
    : []),
  ...(has('confidentiality')
    ? [text`konfidencialumo pažeidimą pagal Sutarties ${ref('confidentiality.duties')} punktą;`]
    : []),
  ...(has('data-protection')
    ? [
        text`asmens duomenų tvarkymo pareigų pažeidimą pagal Sutarties ${ref('data-protection.provider')} punktą;`,
      ]
    : []),
];
