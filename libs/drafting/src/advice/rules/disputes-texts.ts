import type { Localised } from '../../questions/question.js';
import type { AdviceTexts } from '../rule.js';

export const exampleOf = (city: string | undefined): Localised =>
  city === undefined ? { en: '', lt: '' } : { en: `, for example ${city}`, lt: `, pavyzdžiui: ${city}` };

export const noCourt: AdviceTexts = {
  en: {
    suggestion: 'Name the city of the court{example}: now the contract leaves it to the law',
    why: 'A named court spares both sides a quarrel about where to go.',
    question: 'The courts of which city should decide disputes?',
  },
  lt: {
    suggestion: 'Nurodykite teismo miestą{example}. Dabar tai palikta įstatymams',
    why: 'Kai teismas nurodytas, abiem šalims netenka ginčytis, kur kreiptis.',
    question: 'Kurio miesto teismai turėtų spręsti ginčus?',
  },
};

export const courtElsewhere: AdviceTexts = {
  en: {
    suggestion:
      'Bring law and court together: the courts of {law} are to decide, but {city} is in another country',
    why: 'A court that applies foreign law is slow and expensive, and two answers to one question may leave you with none.',
    question: 'In which city of {law} should disputes be decided?',
  },
  lt: {
    suggestion:
      'Suderinkite teisę ir teismą: spręsti turi šios valstybės teismai – {law}, o {city} yra kitoje valstybėje',
    why: 'Užsienio teisę taikantis teismas dirba lėtai ir brangiai, o du skirtingi atsakymai gali reikšti, kad nėra nė vieno.',
    question: 'Kuriame šios valstybės ({law}) mieste turėtų būti sprendžiami ginčai?',
  },
};
