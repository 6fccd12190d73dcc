import type { ErrorEntry } from './error-entry.js';
import { ANSWER_ERRORS } from './answers.js';

/** What contracts refuses with; see ERRORS. */
export const CONTRACTS_ERRORS = {
  CONTRACT_NOT_FOUND: {
    status: 404,
    message: { en: 'This contract was not found.', lt: 'Ši sutartis nerasta.' },
  },
  TOO_MANY_CONTRACTS: {
    status: 409,
    message: {
      en: 'You have {max} contracts already. Delete one that you no longer need.',
      lt: 'Jau turite {max} sutarčių. Ištrinkite tą, kurios nebereikia.',
    },
  },
  ...ANSWER_ERRORS,
  CONTEXT_TOO_LARGE: {
    status: 413,
    message: {
      en: 'The answers sent along are too long: at most {kib} KB together.',
      lt: 'Kartu siunčiami atsakymai per ilgi: iš viso ne daugiau kaip {kib} KB.',
    },
  },
  ANSWER_TOO_MANY_ROWS: {
    status: 400,
    message: {
      en: '“{field}” has too many rows: at most {max}.',
      lt: 'Lauke „{field}“ per daug eilučių: ne daugiau kaip {max}.',
    },
  },
  ANSWER_NOT_TEXT: {
    status: 400,
    message: {
      en: '“{field}” takes one text, not a list.',
      lt: 'Lauke „{field}“ turi būti vienas tekstas, o ne sąrašas.',
    },
  },
  ANSWER_ONE_LINE: {
    status: 400,
    message: {
      en: '“{field}” takes one line. Write it without line breaks.',
      lt: 'Lauko „{field}“ atsakymas turi būti vienoje eilutėje. Parašykite jį be eilučių lūžių.',
    },
  },
  ADDITION_FRAGMENT: {
    status: 400,
    message: {
      en: '“{text}” is not a sentence yet. Write who does what, for example “The Client sends the texts by e-mail.”',
      lt: '„{text}“ – dar ne sakinys. Parašykite, kas ką daro, pavyzdžiui: „Klientas tekstus atsiunčia el. paštu.“',
    },
  },
  ADDITION_LANGUAGE: {
    status: 400,
    message: {
      en: '“{text}” is not in the language of the contract. Write the sentence in that language.',
      lt: '„{text}“ parašyta ne sutarties kalba. Parašykite sakinį sutarties kalba.',
    },
  },
  ADDITION_PERSON: {
    status: 400,
    message: {
      en: 'A contract does not know who “I”, “we” or “you” is. Write “the Provider” and “the Client” in “{text}”.',
      lt: 'Iš sutarties nematyti, kas yra „aš“, „mes“ ar „jūs“. Sakinyje „{text}“ rašykite „Paslaugų teikėjas“ ir „Klientas“.',
    },
  },
  ADDITION_BLANK: {
    status: 400,
    message: {
      en: 'Something is still to be filled in: “{text}”. Write it out, or leave the sentence away.',
      lt: 'Dar ne viskas įrašyta: „{text}“. Parašykite iki galo arba sakinio atsisakykite.',
    },
  },
  ADDITION_COURT: {
    status: 400,
    message: {
      en: 'The contract already says which court decides, and two courts contradict each other. Change the answer about the court instead of adding “{text}”.',
      lt: 'Sutartyje jau pasakyta, kuris teismas sprendžia ginčus, o du teismai prieštarautų vienas kitam. Užuot pridėję „{text}“, pakeiskite atsakymą apie teismą.',
    },
  },
  ADDITION_LAW: {
    status: 400,
    message: {
      en: 'The contract already says which law applies, and two laws contradict each other. Change the answer about the law instead of adding “{text}”.',
      lt: 'Sutartyje jau pasakyta, kokia teisė taikoma, o dvi teisės prieštarautų viena kitai. Užuot pridėję „{text}“, pakeiskite atsakymą apie teisę.',
    },
  },
  ADDITION_FIGURES: {
    status: 400,
    message: {
      en: '“{text}” says {own}, and the contract says {clause}. A contract with both contradicts itself.',
      lt: 'Tekste „{text}“ – {own}, o sutartyje – {clause}. Su abiem sutartis prieštarautų pati sau.',
    },
  },
  ADDITION_FIELD: {
    status: 400,
    message: {
      en: 'This question is about one of your answers. Change the answer instead of adding “{text}”.',
      lt: 'Šis klausimas – apie vieną iš jūsų atsakymų. Užuot pridėję „{text}“, pakeiskite atsakymą.',
    },
  },
  RUN_NOT_FOUND: {
    status: 404,
    message: {
      en: 'This request was not found. Please start again.',
      lt: 'Ši užklausa nerasta. Pradėkite iš naujo.',
    },
  },
  RUN_FAILED: {
    status: 503,
    message: {
      en: 'The answer could not be made right now. Please try again.',
      lt: 'Šiuo metu nepavyko parengti atsakymo. Bandykite dar kartą.',
    },
  },
  TOO_MANY_RUNS: {
    status: 429,
    message: {
      en: 'Several of your requests are still being worked on. Please try again in {seconds} s.',
      lt: 'Kelios jūsų užklausos dar apdorojamos. Bandykite dar kartą po {seconds} s.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
