import type { Language } from './language.js';

interface ErrorEntry {
  readonly status: number;
  readonly message: Readonly<Record<Language, string>>;
}

/**
 * Every error a service answers with: its HTTP status and the text shown to the caller. `{name}` is replaced by the parameter.
 * Codes are stable, texts are not.
 */
export const ERRORS = {
  INTERNAL: {
    status: 500,
    message: {
      en: 'Something went wrong on our side. Please try again.',
      lt: 'Įvyko klaida mūsų pusėje. Bandykite dar kartą.',
    },
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: {
      en: 'This part of the service is not available right now. Please try again in a moment.',
      lt: 'Ši paslaugos dalis šiuo metu nepasiekiama. Bandykite dar kartą po akimirkos.',
    },
  },
  ROUTE_NOT_FOUND: {
    status: 404,
    message: { en: 'There is nothing at this address.', lt: 'Šiuo adresu nieko nėra.' },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: { en: 'This method is not allowed here.', lt: 'Šis metodas čia neleidžiamas.' },
  },
  VALIDATION_FAILED: {
    status: 400,
    message: { en: 'The request is not valid: {details}', lt: 'Užklausa netinkama: {details}' },
  },
  MALFORMED_REQUEST: {
    status: 400,
    message: { en: 'The request could not be read.', lt: 'Nepavyko perskaityti užklausos.' },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: { en: 'The request is too large.', lt: 'Užklausa per didelė.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: { en: 'This content type is not accepted here.', lt: 'Toks turinio tipas čia nepriimamas.' },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: {
      en: 'Too many requests. Please try again in {seconds} s.',
      lt: 'Per daug užklausų. Bandykite dar kartą po {seconds} s.',
    },
  },
  TOO_MANY_CHECKS: {
    status: 429,
    message: {
      en: 'The hourly limit of contract checks is reached. The next one is possible in {minutes} min.',
      lt: 'Pasiekta sutarčių patikrų per valandą riba. Kitą sutartį galėsite patikrinti po {minutes} min.',
    },
  },
  CROSS_SITE_REQUEST: {
    status: 403,
    message: {
      en: 'The request came from another site and was refused.',
      lt: 'Užklausa atėjo iš kitos svetainės ir buvo atmesta.',
    },
  },
  CSRF_TOKEN_INVALID: {
    status: 403,
    message: {
      en: 'This page is out of date. Please reload it and try again.',
      lt: 'Šis puslapis pasenęs. Įkelkite jį iš naujo ir bandykite dar kartą.',
    },
  },
  CALLER_NOT_TRUSTED: {
    status: 401,
    message: { en: 'The caller could not be verified.', lt: 'Nepavyko patvirtinti užklausos siuntėjo.' },
  },
  NOT_SIGNED_IN: {
    status: 401,
    message: { en: 'Please sign in first.', lt: 'Pirmiausia prisijunkite.' },
  },
  ADMIN_ONLY: {
    status: 403,
    message: { en: 'Only administrators may do this.', lt: 'Tai gali daryti tik administratoriai.' },
  },
  EMAIL_ALREADY_REGISTERED: {
    status: 409,
    message: {
      en: 'Email already registered',
      /* The client recognises the English words in every language (R-AUTH-07). */
      lt: 'Šis el. pašto adresas jau užregistruotas (Email already registered)',
    },
  },
  SIGN_IN_FAILED: {
    status: 401,
    message: { en: 'Wrong email or password.', lt: 'Neteisingas el. paštas arba slaptažodis.' },
  },
  INVALID_EMAIL: {
    status: 400,
    message: { en: 'Invalid email address', lt: 'Neteisingas el. pašto adresas' },
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    message: {
      en: 'Password must be at least 8 characters',
      lt: 'Slaptažodį turi sudaryti bent 8 simboliai',
    },
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    message: {
      en: 'Password must be at most 256 characters',
      lt: 'Slaptažodį gali sudaryti ne daugiau kaip 256 simboliai',
    },
  },
  PASSWORD_COMMON: {
    status: 400,
    message: {
      en: 'This password is on lists of stolen passwords. Please choose another one.',
      lt: 'Šis slaptažodis yra pavogtų slaptažodžių sąrašuose. Pasirinkite kitą.',
    },
  },
  FIRST_NAME_REQUIRED: {
    status: 400,
    message: { en: 'First name is required', lt: 'Įrašykite vardą' },
  },
  LAST_NAME_REQUIRED: {
    status: 400,
    message: { en: 'Last name is required', lt: 'Įrašykite pavardę' },
  },
  CURRENT_PASSWORD_NEEDED: {
    status: 400,
    message: {
      en: 'Enter your current password to set a new one.',
      lt: 'Norėdami pakeisti slaptažodį, įrašykite dabartinį.',
    },
  },
  CURRENT_PASSWORD_WRONG: {
    status: 403,
    message: { en: 'The current password is not right.', lt: 'Dabartinis slaptažodis neteisingas.' },
  },
  PASSWORD_CONFIRMATION_NEEDED: {
    status: 403,
    message: {
      en: 'Please confirm your password first.',
      lt: 'Pirmiausia patvirtinkite savo slaptažodį.',
    },
  },
  PASSWORD_RESET_OFF: {
    status: 404,
    message: {
      en: 'Passwords cannot be reset by email here.',
      lt: 'Čia slaptažodžio atkurti el. paštu negalima.',
    },
  },
  RESET_LINK_INVALID: {
    status: 400,
    message: {
      en: 'This link is no longer valid. Please ask for a new one.',
      lt: 'Ši nuoroda nebegalioja. Paprašykite naujos.',
    },
  },
  CLAIM_CODE_INVALID: {
    status: 404,
    message: {
      en: 'This code is not valid or has been used already.',
      lt: 'Šis kodas neteisingas arba jau panaudotas.',
    },
  },
  NOTHING_TO_CLAIM: {
    status: 404,
    message: {
      en: 'This browser has no contracts without an account.',
      lt: 'Šioje naršyklėje nėra sutarčių be paskyros.',
    },
  },
  SESSION_NOT_FOUND: {
    status: 404,
    message: { en: 'This session has ended already.', lt: 'Ši sesija jau pasibaigusi.' },
  },
  USER_NOT_FOUND: {
    status: 404,
    message: { en: 'This user was not found.', lt: 'Toks naudotojas nerastas.' },
  },
  OWN_ACCOUNT: {
    status: 409,
    message: {
      en: 'You cannot do this to your own account.',
      lt: 'Su savo paskyra to daryti negalima.',
    },
  },
  LAST_ADMIN: {
    status: 409,
    message: {
      en: 'This is the last administrator: make another one first.',
      lt: 'Tai paskutinis administratorius: pirmiausia paskirkite kitą.',
    },
  },
  CONTRACT_NOT_FOUND: {
    status: 404,
    message: { en: 'This contract was not found.', lt: 'Ši sutartis nerasta.' },
  },
  CONTRACT_NOT_PAID: {
    status: 402,
    message: {
      en: 'This contract has not been paid for yet. Please complete the payment to download it.',
      lt: 'Už šią sutartį dar nesumokėta. Norėdami atsisiųsti, užbaikite mokėjimą.',
    },
  },
  CONTRACT_WITHHELD: {
    status: 402,
    message: {
      en: 'The money for this contract was given back, or its payment is disputed, so it cannot be downloaded.',
      lt: 'Pinigai už šią sutartį grąžinti arba jos mokėjimas ginčijamas, todėl atsisiųsti jos negalima.',
    },
  },
  ANSWER_TOO_LONG: {
    status: 400,
    message: {
      en: 'This answer is too long: at most {max} characters.',
      lt: 'Šis atsakymas per ilgas: ne daugiau kaip {max} ženklų.',
    },
  },
  RENDER_FAILED: {
    status: 503,
    message: {
      en: 'The document could not be made right now. Please try again in a moment.',
      lt: 'Šiuo metu nepavyko parengti dokumento. Bandykite dar kartą po akimirkos.',
    },
  },
  FORMAT_NOT_SUPPORTED: {
    status: 404,
    message: {
      en: 'Contracts are available as PDF and DOCX.',
      lt: 'Sutartys teikiamos PDF ir DOCX formatais.',
    },
  },
  CONTEXT_TOO_LARGE: {
    status: 413,
    message: {
      en: 'The answers sent along are too long: at most {kib} KB together.',
      lt: 'Kartu siunčiami atsakymai per ilgi: iš viso ne daugiau kaip {kib} KB.',
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
  UPLOAD_MISSING: {
    status: 400,
    message: {
      en: 'Please select a file to upload',
      lt: 'Pasirinkite failą, kurį norite įkelti',
    },
  },
  UPLOAD_TYPE: {
    status: 415,
    message: {
      en: 'Please upload a PDF, DOC, DOCX, or TXT file',
      lt: 'Įkelkite PDF, DOC, DOCX arba TXT failą',
    },
  },
  UPLOAD_TOO_LARGE: {
    status: 413,
    message: {
      en: 'Maximum file size is 10MB',
      lt: 'Didžiausias leidžiamas failo dydis – 10 MB',
    },
  },
  UPLOAD_TYPE_MISMATCH: {
    status: 415,
    message: {
      en: 'The content of this file is not what its name says ({extension}). Save it again as PDF, DOCX or TXT and upload that.',
      lt: 'Failo turinys neatitinka jo pavadinimo ({extension}). Įrašykite jį iš naujo kaip PDF, DOCX arba TXT ir įkelkite.',
    },
  },
  UPLOAD_ENCRYPTED: {
    status: 422,
    message: {
      en: 'This file is protected with a password. Remove the password and upload it again.',
      lt: 'Šis failas apsaugotas slaptažodžiu. Pašalinkite slaptažodį ir įkelkite failą dar kartą.',
    },
  },
  UPLOAD_MACROS: {
    status: 422,
    message: {
      en: 'This Word file contains macros, which we do not open. Save it as an ordinary DOCX and upload that.',
      lt: 'Šiame „Word“ faile yra makrokomandų, tokių failų neatidarome. Įrašykite jį kaip įprastą DOCX ir įkelkite.',
    },
  },
  UPLOAD_NO_TEXT: {
    status: 422,
    message: {
      en: 'We found no readable text in this file. It may be a scan: upload a version with text that can be selected.',
      lt: 'Šiame faile neradome skaitomo teksto. Galbūt tai skenuotas dokumentas: įkelkite versiją, kurioje tekstą galima pažymėti.',
    },
  },
  UPLOAD_DAMAGED: {
    status: 422,
    message: {
      en: 'This file is damaged or incomplete. Save it again and upload that.',
      lt: 'Šis failas sugadintas arba nepilnas. Įrašykite jį iš naujo ir įkelkite.',
    },
  },
  UPLOAD_UNSAFE: {
    status: 422,
    message: {
      en: 'This file is built in a way that we do not open, because it could harm a computer. Save it again as PDF or TXT and upload that.',
      lt: 'Šis failas sudarytas taip, kad galėtų pakenkti kompiuteriui, todėl jo neatidarome. Įrašykite jį iš naujo kaip PDF arba TXT ir įkelkite.',
    },
  },
  UPLOAD_TOO_COMPLEX: {
    status: 422,
    message: {
      en: 'This file takes too long to read. Save it as PDF or TXT without pictures and upload that.',
      lt: 'Šio failo skaitymas trunka per ilgai. Įrašykite jį kaip PDF arba TXT be paveikslėlių ir įkelkite.',
    },
  },
  NOT_A_CONTRACT: {
    status: 422,
    message: {
      en: 'This does not look like a contract, so we did not check it as one.',
      lt: 'Tai nepanašu į sutartį, todėl jos kaip sutarties netikrinome.',
    },
  },
  DOCUMENT_LANGUAGE: {
    status: 422,
    message: {
      en: 'We check contracts in English and Lithuanian. This text seems to be in another language.',
      lt: 'Tikriname sutartis anglų ir lietuvių kalbomis. Panašu, kad šis tekstas parašytas kita kalba.',
    },
  },
  ANALYSIS_FAILED: {
    status: 503,
    message: {
      en: 'Failed to analyze contract',
      lt: 'Nepavyko išanalizuoti sutarties',
    },
  },
  SIGN_IN_TO_SUBSCRIBE: {
    status: 401,
    message: {
      en: 'Please sign in or create an account to subscribe.',
      lt: 'Norėdami prenumeruoti, prisijunkite arba susikurkite paskyrą.',
    },
  },
  QUOTA_EXHAUSTED: {
    status: 402,
    message: {
      en: 'All {quota} contracts of this billing period are used. You can buy this one separately, or wait until {date}.',
      lt: 'Visos šio laikotarpio sutartys ({quota}) panaudotos. Šią galite pirkti atskirai arba palaukti: {date} prasideda naujas laikotarpis.',
    },
  },
  PAYMENT_NOT_CONFIGURED: {
    status: 503,
    message: { en: 'Payments are not available right now.', lt: 'Mokėjimai šiuo metu nepasiekiami.' },
  },
  PAYMENT_PROVIDER_DOWN: {
    status: 503,
    message: {
      en: 'The payment service does not answer right now. You have not been charged. Please try again in a moment.',
      lt: 'Mokėjimų paslauga šiuo metu neatsako. Pinigai nenuskaityti. Bandykite dar kartą po akimirkos.',
    },
  },
  WEBHOOK_SIGNATURE_INVALID: {
    status: 400,
    message: { en: 'The signature is not valid.', lt: 'Parašas neteisingas.' },
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    message: { en: 'This payment was not found.', lt: 'Šis mokėjimas nerastas.' },
  },
  SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    message: { en: 'You have no subscription.', lt: 'Jūs neturite prenumeratos.' },
  },
  SUBSCRIPTION_PAST_DUE: {
    status: 402,
    message: {
      en: 'The last payment of your subscription failed. Update your card in your profile, or buy this contract separately.',
      lt: 'Paskutinis prenumeratos mokėjimas nepavyko. Atnaujinkite kortelę profilyje arba pirkite šią sutartį atskirai.',
    },
  },
  SUBSCRIPTION_RENEWING: {
    status: 402,
    message: {
      en: 'Your subscription is being renewed. Please try again in an hour, or buy this contract separately.',
      lt: 'Jūsų prenumerata atnaujinama. Bandykite dar kartą po valandos arba pirkite šią sutartį atskirai.',
    },
  },
  REFUND_TOO_LATE: {
    status: 409,
    message: {
      en: 'The {days} days in which this purchase could be refunded are over.',
      lt: 'Laikas susigrąžinti pinigus už šį pirkinį ({days} d.) jau pasibaigė.',
    },
  },
  REFUND_NOT_FIRST: {
    status: 409,
    message: {
      en: 'Only the first purchase can be refunded.',
      lt: 'Grąžinami tik pinigai už pirmąjį pirkinį.',
    },
  },
  REFUND_NOT_POSSIBLE: {
    status: 409,
    message: {
      en: 'This payment cannot be refunded: it is not paid, or it was refunded already.',
      lt: 'Šio mokėjimo grąžinti negalima: jis neapmokėtas arba jau grąžintas.',
    },
  },
  STEP_NOT_FOUND: {
    status: 404,
    message: { en: 'This step was not found.', lt: 'Šis žingsnis nerastas.' },
  },
  FIELD_NOT_FOUND: {
    status: 404,
    message: { en: 'This field was not found.', lt: 'Šis laukas nerastas.' },
  },
  OPTION_NOT_FOUND: {
    status: 404,
    message: { en: 'This option was not found.', lt: 'Ši parinktis nerasta.' },
  },
  LABEL_REQUIRED: {
    status: 400,
    message: { en: 'A label is required.', lt: 'Įrašykite pavadinimą.' },
  },
  KEY_TAKEN: {
    status: 409,
    message: {
      en: 'The key {key} is taken, perhaps by a deleted field.',
      lt: 'Raktas {key} jau užimtas, galbūt ištrinto lauko.',
    },
  },
  KEY_FIXED: {
    status: 409,
    message: {
      en: 'The key of a field cannot be changed, because answers are kept under it. Add a new field instead.',
      lt: 'Lauko rakto keisti negalima, nes pagal jį saugomi atsakymai. Verčiau pridėkite naują lauką.',
    },
  },
  VALUE_TAKEN: {
    status: 409,
    message: {
      en: 'This field has an option with the value {value} already.',
      lt: 'Šis laukas jau turi parinktį, kurios reikšmė {value}.',
    },
  },
  STALE_EDIT: {
    status: 409,
    message: {
      en: 'Somebody else has changed this in the meantime. Look at their version and save yours again.',
      lt: 'Tuo metu tai pakeitė kitas administratorius. Peržiūrėkite jo variantą ir įrašykite savąjį iš naujo.',
    },
  },
  CANNOT_MOVE: {
    status: 409,
    message: { en: 'It is at the end already.', lt: 'Toliau perkelti nebegalima.' },
  },
  TRANSLATION_NOT_FOUND: {
    status: 404,
    message: { en: 'This translation was not found.', lt: 'Šis vertimas nerastas.' },
  },
  TRANSLATION_REQUIRED: {
    status: 400,
    message: { en: 'Enter the translation.', lt: 'Įrašykite vertimą.' },
  },
  ENGLISH_IS_THE_ORIGINAL: {
    status: 400,
    message: {
      en: 'English is the original: change the text itself instead.',
      lt: 'Anglų kalba yra originalas: keiskite patį tekstą.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorParams = Readonly<Record<string, string | number>>;

/** The one body of every refused HTTP request. `error` repeats `message` for the calls whose specified shape names it. */
export interface ErrorBody {
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** Path of a field to what is wrong with it, for VALIDATION_FAILED. */
  readonly fields?: Readonly<Record<string, string>>;
}

export function errorMessage(code: ErrorCode, lang: Language, params: ErrorParams = {}): string {
  return ERRORS[code].message[lang].replace(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
}
