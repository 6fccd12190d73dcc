import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  carveOut: {
    fraud: `apgaulę ar tyčinį klaidinimą;`,
    intent: `tyčia padarytus nuostolius;`,
    'gross-negligence': `dėl didelio neatsargumo padarytus nuostolius;`,
    injury: `gyvybės atėmimą ar sveikatos sužalojimą;`,
    'negligent-injury': `dėl neatsargumo atimtą gyvybę ar sužalotą sveikatą;`,
    'non-pecuniary': `neturtinę žalą;`,
    law: `visa kita, dėl ko teisės aktai neleidžia atsakomybės riboti ar panaikinti;`,
  },
  uncapped: `Šalis teisės aktų nustatyta tvarka atlygina kitai Šaliai nuostolius, padarytus pažeidus Sutartį. Didžiausia jų suma Sutartimi neribojama.`,
  indirect: `Šalys neatlygina viena kitai netiesioginių nuostolių, negautų pajamų ar pelno, prarastų užsakymų ir reputacijos, net jeigu žinojo, kad jų gali atsirasti.`,
  carveOuts: `Jokia Sutarties nuostata neriboja ir nepanaikina atsakomybės už:`,
  payment: `pareigos sumokėti Kainą, sutartas išlaidas{cancellationFee} ir palūkanas ar delspinigius už pavėluotą mokėjimą nevykdymą.`,
  cancellationFee: `, kompensaciją už Sutarties nutraukimą`,
  times: `, padaugintos iš {number}`,
  measure: {
    hasPrice: `visos Kainos{times}{atSigning}`,
    otherwise: `Kainos, mokėtinos už {months} iki įvykio, dėl kurio atsirado nuostolių (o jeigu Sutartis galioja trumpiau – už pirmuosius {months}){times}`,
  },
  atSigning: ` (pasirašant Sutartį – {amount}; kartu su sutartais kainos pakeitimais keičiasi ir ši suma)`,
  cap: `Bendra kiekvienos Šalies atsakomybė pagal Sutartį ar dėl jos, nesvarbu, kokiu teisiniu pagrindu, įskaitant neatsargumą, neviršija {measure}.`,
  indemnity: `nuostolius dėl reikalavimų, susijusių su intelektinės nuosavybės teisėmis, pagal Sutarties {provider} punktą;`,
  confidentiality: `konfidencialumo pažeidimą pagal Sutarties {duties} punktą;`,
  dataProtection: `asmens duomenų tvarkymo pareigų pažeidimą pagal Sutarties {provider} punktą;`,
} as const satisfies Wording<typeof en>;
