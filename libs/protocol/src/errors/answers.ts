import type { ErrorEntry } from './error-entry.js';

/**
 * Why an answer is refused: said under the field before it is sent, and by the service in the same words. What no field of
 * ours can send stands with the other errors of the service.
 */
export const ANSWER_ERRORS = {
  ANSWER_TOO_LONG: {
    status: 400,
    message: {
      en: 'The answer to “{field}” is too long: at most {max} characters.',
      lt: 'Lauko „{field}“ atsakymas per ilgas: ne daugiau kaip {max} ženklų.',
    },
  },
  ANSWER_NO_AMOUNT: {
    status: 400,
    message: {
      en: '“{field}” must be one amount above zero, in figures and without other words: for example 4800 or 4,800.50.',
      lt: 'Lauke „{field}“ turi būti viena didesnė už nulį suma skaitmenimis, be kitų žodžių: pavyzdžiui, 4800 arba 4 800,50.',
    },
  },
  ANSWER_NO_PERCENTAGE: {
    status: 400,
    message: {
      en: '“{field}” must be one percentage in figures: for example 15 or 12.5.',
      lt: 'Lauke „{field}“ turi būti vienas procentų skaičius skaitmenimis: pavyzdžiui, 15 arba 12,5.',
    },
  },
  ANSWER_NO_DAYS: {
    status: 400,
    message: {
      en: '“{field}” must be a whole number of days, in figures: for example 14.',
      lt: 'Lauke „{field}“ turi būti sveikas dienų skaičius skaitmenimis: pavyzdžiui, 14.',
    },
  },
  ANSWER_NO_HOURS: {
    status: 400,
    message: {
      en: '“{field}” must be one number of hours, in figures: for example 40.',
      lt: 'Lauke „{field}“ turi būti vienas valandų skaičius skaitmenimis: pavyzdžiui, 40.',
    },
  },
  ANSWER_NO_NUMBER: {
    status: 400,
    message: {
      en: '“{field}” must be one number, in figures: for example 3.',
      lt: 'Lauke „{field}“ turi būti vienas skaičius skaitmenimis: pavyzdžiui, 3.',
    },
  },
  ANSWER_TWO_NUMBERS: {
    status: 400,
    message: {
      en: '“{field}” must be one number, and two are given: write the one that is agreed.',
      lt: 'Lauke „{field}“ turi būti vienas skaičius, o nurodyti du: įrašykite tą, dėl kurio susitarta.',
    },
  },
  ANSWER_WITH_VAT: {
    status: 400,
    message: {
      en: '“{field}” must be the amount alone, without a word on VAT: whether VAT is added is a question of its own.',
      lt: 'Lauke „{field}“ turi būti tik suma, be žodžių apie PVM: ar jis pridedamas, klausiama atskirai.',
    },
  },
  ANSWER_NO_DATE: {
    status: 400,
    message: {
      en: '“{field}” must be a day of the calendar: for example 2027-03-15.',
      lt: 'Lauke „{field}“ turi būti kalendoriaus diena: pavyzdžiui, 2027-03-15.',
    },
  },
  ANSWER_NO_CITY: {
    status: 400,
    message: {
      en: '“{field}” must be one city: for example Kaunas. Leave it empty if the law is to decide.',
      lt: 'Lauke „{field}“ turi būti vienas miestas: pavyzdžiui, Kaunas. Jeigu tai nuspręs įstatymai, palikite tuščią.',
    },
  },
  ANSWER_NO_ITEM: {
    status: 400,
    message: {
      en: '“{given}” names nothing. “{field}” takes one item a line: for example “5 icons (SVG)”.',
      lt: '„{given}“ nieko neįvardija. Lauko „{field}“ eilutėje turi būti vienas dalykas: pavyzdžiui, „5 piktogramos (SVG)“.',
    },
  },
  ANSWER_NO_DESCRIPTION: {
    status: 400,
    message: {
      en: '“{given}” does not say what will be done. “{field}” must be a description: for example “A logo for a bakery”.',
      lt: '„{given}“ nepasako, kas bus daroma. Lauke „{field}“ turi būti aprašymas: pavyzdžiui, „Kepyklos logotipas“.',
    },
  },
  ANSWER_NO_WORK_TYPE: {
    status: 400,
    message: {
      en: '“{given}” names no kind of work. “{field}” must name one: for example “Photography”.',
      lt: '„{given}“ neįvardija jokio darbo. Lauke „{field}“ reikia jį įvardyti: pavyzdžiui, „Fotografavimas“.',
    },
  },
  ANSWER_NO_PAYMENT_STRUCTURE: {
    status: 400,
    message: {
      en: '“{given}” does not say what the payment is counted by. “{field}” must say it: for example “a price for each translated page”.',
      lt: '„{given}“ nepasako, pagal ką skaičiuojamas mokestis. Lauke „{field}“ tai reikia pasakyti: pavyzdžiui, „kaina už kiekvieną išverstą puslapį“.',
    },
  },
  ANSWER_NO_COUNTRY: {
    status: 400,
    message: {
      en: '“{given}” names no country. “{field}” must name a country or a state: for example Norway.',
      lt: '„{given}“ neįvardija jokios valstybės. Lauke „{field}“ reikia ją įvardyti: pavyzdžiui, Norvegija.',
    },
  },
  ANSWER_NO_CURRENCY: {
    status: 400,
    message: {
      en: '“{field}” must be a currency, by its name or its code of three letters: for example CHF.',
      lt: 'Lauke „{field}“ turi būti valiuta: jos pavadinimas arba trijų raidžių kodas, pavyzdžiui, CHF.',
    },
  },
  ANSWER_OUT_OF_RANGE: {
    status: 400,
    message: {
      en: '“{field}” must be between {low} and {high}.',
      lt: 'Laukas „{field}“ turi būti nuo {low} iki {high}.',
    },
  },
  ANSWER_OTHER_CURRENCY: {
    status: 400,
    message: {
      en: '“{field}” is written in {given}, but the currency of the contract is {currency}.',
      lt: 'Lauke „{field}“ nurodyta {given}, o sutarties valiuta yra {currency}.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
export type AnswerErrorCode = keyof typeof ANSWER_ERRORS;
