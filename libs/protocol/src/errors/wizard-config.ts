import type { ErrorEntry } from './error-entry.js';

/** What wizard-config refuses with; see ERRORS. */
export const WIZARD_CONFIG_ERRORS = {
  STEP_NOT_FOUND: {
    status: 404,
    message: { en: 'This step was not found.', lt: 'Šis žingsnis nerastas.' },
  },
  FIELD_NOT_FOUND: {
    status: 404,
    message: {
      en: 'This field was not found; it may have been deleted.',
      lt: 'Šis laukas nerastas – galbūt jis ištrintas.',
    },
  },
  OPTION_NOT_FOUND: {
    status: 404,
    message: {
      en: 'This option was not found; it may have been deleted.',
      lt: 'Ši parinktis nerasta – galbūt ji ištrinta.',
    },
  },
  LABEL_REQUIRED: {
    status: 400,
    message: { en: 'A label is required.', lt: 'Įrašykite pavadinimą.' },
  },
  KEY_TAKEN: {
    status: 409,
    message: {
      en: 'The key {key} is taken, perhaps by a deleted field or by the “Other” of another field.',
      lt: 'Raktas {key} jau užimtas – galbūt ištrinto lauko arba kito lauko atsakymo „Kita“.',
    },
  },
  KEY_FIXED: {
    status: 409,
    message: {
      en: 'The key of a field cannot be changed, because answers are kept under it. Add a new field instead.',
      lt: 'Lauko rakto keisti negalima, nes pagal jį saugomi atsakymai. Verčiau pridėkite naują lauką.',
    },
  },
  ALWAYS_IN_CONTRACT: {
    status: 409,
    message: {
      en: 'The contract is made from the answers to this field, so they cannot be kept out of it.',
      lt: 'Iš šio lauko atsakymų sudaroma sutartis, todėl jų palikti už sutarties ribų negalima.',
    },
  },
  VALUE_TAKEN: {
    status: 409,
    message: {
      en: 'This field has an option with the value {value} already.',
      lt: 'Šis laukas jau turi parinktį, kurios reikšmė {value}.',
    },
  },
  CONDITION_NO_SUCH: {
    status: 400,
    message: {
      en: 'The condition names what there is not: {about}.',
      lt: 'Sąlygoje nurodyta tai, ko nėra: {about}.',
    },
  },
  CONDITION_CIRCLE: {
    status: 409,
    message: {
      en: 'The field would hang on itself by way of {about}.',
      lt: 'Laukas per {about} priklausytų pats nuo savęs.',
    },
  },
  CONDITION_NEVER_HOLDS: {
    status: 409,
    message: {
      en: 'The field would never be asked: no answer to {about} meets all conditions.',
      lt: 'Lauko niekada nebūtų klausiama: joks atsakymas į {about} netenkina visų sąlygų.',
    },
  },
  CONDITIONS_HANG_ON_IT: {
    status: 409,
    message: {
      en: 'Conditions of other fields hang on this: {fields}. Change them first.',
      lt: 'Nuo to priklauso kitų laukų sąlygos: {fields}. Pirmiausia pakeiskite jas.',
    },
  },
  STALE_EDIT: {
    status: 409,
    message: {
      en: 'Somebody else has changed this in the meantime. Look at what has changed, then try again.',
      lt: 'Tuo metu tai pakeitė kitas administratorius. Peržiūrėkite pakeitimus ir bandykite dar kartą.',
    },
  },
  CANNOT_MOVE: {
    status: 409,
    message: { en: 'It is at the end already.', lt: 'Toliau perkelti nebegalima.' },
  },
  NEIGHBOUR_GONE: {
    status: 409,
    message: {
      en: 'Somebody else has just removed what this was to go next to. Look at the list, then try again.',
      lt: 'Tai, šalia ko norėjote perkelti, ką tik pašalino kitas administratorius. Peržiūrėkite sąrašą ir bandykite dar kartą.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
