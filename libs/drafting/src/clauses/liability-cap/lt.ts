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
  indirect: `Šalys neatlygina viena kitai netiesioginių nuostolių, negautų pajamų ar pelno, nuostolių dėl prarastų užsakymų ar reputacijos.`,
  carveOuts: {
    listed: `Jokia Sutarties nuostata neriboja ir nepanaikina atsakomybės už:`,
    together: `Jokia Sutarties nuostata neriboja ir nepanaikina atsakomybės už {matters}, taip pat už nesumokėtą Kainą, išlaidas{cancellationFees} ir {interest}.`,
  },
  matters: {
    fraud: `apgaulę`,
    intent: `tyčią`,
    'gross-negligence': `didelį neatsargumą`,
    injury: `gyvybės atėmimą ar sveikatos sužalojimą`,
    'negligent-injury': `dėl neatsargumo atimtą gyvybę ar sužalotą sveikatą`,
    'non-pecuniary': `neturtinę žalą`,
    law: `visa kita, ko teisės aktai neleidžia riboti`,
  },
  cancellationFees: `, kompensaciją už Sutarties nutraukimą`,
  payment: `pareigos sumokėti Kainą, sutartas išlaidas{cancellationFee} ir {interest} už pavėluotą mokėjimą nevykdymą.`,
  interest: { daily: `delspinigius ar palūkanas`, otherwise: `palūkanas` },
  cancellationFee: `, kompensaciją už Sutarties nutraukimą`,
  times: `, padaugintos iš {number}`,
  measure: {
    hasPrice: `visos Kainos{times}{atSigning}`,
    otherwise: `Kainos, mokėtinos už {months} iki įvykio, dėl kurio atsirado nuostolių (o jeigu Sutartis tada galiojo trumpiau – {shorter}){times}{floor}`,
  },
  shorter: {
    ongoing: `iki tol už vidutinį mėnesį mokėtinos Kainos, padaugintos iš dvylikos`,
    otherwise: `už pirmuosius {months} ar visą jos trumpesnį terminą`,
  },
  floor: `, bet ši riba ne mažesnė kaip {sum}`,
  atSigning: ` (pasirašant Sutartį – {amount}; kartu su sutartais kainos pakeitimais keičiasi ir ši suma)`,
  cap: `Bendra kiekvienos Šalies atsakomybė pagal Sutartį ar dėl jos bet kokiu teisiniu pagrindu, taip pat dėl neatsargumo, neviršija {measure}.`,
  indemnity: `nuostolius dėl reikalavimų, susijusių su intelektinės nuosavybės teisėmis, pagal Sutarties {provider} punktą;`,
  confidentiality: `konfidencialumo pažeidimą pagal Sutarties {duties} punktą;`,
  dataProtection: `asmens duomenų tvarkymo pareigų pažeidimą pagal Sutarties {provider} punktą;`,
} as const satisfies Wording<typeof en>;
