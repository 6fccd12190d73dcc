import type { ErrorEntry } from './error-entry.js';

/** What documents refuses with; see ERRORS. */
export const DOCUMENTS_ERRORS = {
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
  UPLOAD_BUSY: {
    status: 503,
    message: {
      en: 'So many files are being read right now that yours was not reached in time. Nothing is wrong with it: please send it again in a minute.',
      lt: 'Šiuo metu skaitoma tiek daug failų, kad jūsiškio nespėjome perskaityti. Failas tinkamas: po minutės atsiųskite jį dar kartą.',
    },
  },
  VERSION_NOT_READ: {
    status: 409,
    message: {
      en: 'One of these files is still being checked, or could not be checked. Open its check to see, then compare again.',
      lt: 'Vienas iš šių failų dar tikrinamas arba jo patikrinti nepavyko. Pasižiūrėkite atvėrę jo patikrą ir tada palyginkite dar kartą.',
    },
  },
  COMPARISON_TOO_LONG: {
    status: 422,
    message: {
      en: 'These two texts take too long to compare. Try it with shorter files, for example without annexes.',
      lt: 'Šiuos du tekstus lyginti trunka per ilgai. Pabandykite su trumpesniais failais, pavyzdžiui, be priedų.',
    },
  },
  COMPARISON_NOT_WORD: {
    status: 409,
    message: {
      en: 'Tracked changes can only be written into a Word file (DOCX), and your version is another kind of file. The list of changes stays as it is.',
      lt: 'Pažymėtus pakeitimus galima įrašyti tik į „Word“ failą (DOCX), o jūsų versija – kitokio formato. Pakeitimų sąrašas lieka toks pat.',
    },
  },
  COMPARISON_SIGNED: {
    status: 422,
    message: {
      en: 'Your Word file bears a digital signature, and any change in it would break that. So we write none into it. The list of changes stays, and can be printed; with an unsigned copy of your version the Word file can be made.',
      lt: 'Jūsų „Word“ failas pasirašytas elektroniniu parašu, o bet koks pakeitimas jį panaikintų, todėl pakeitimų neįrašome. Pakeitimų sąrašas lieka, jį galima išsispausdinti; „Word“ failą galima parengti iš nepasirašytos jūsų redakcijos kopijos.',
    },
  },
  COMPARISON_NOT_SAFE: {
    status: 422,
    message: {
      en: 'We could not write these changes into your Word file and be certain that it says exactly what the other version says, so we made none. The list of changes stays as it is.',
      lt: 'Negalime užtikrinti, kad šiuos pakeitimus įrašius jūsų „Word“ faile jis tiksliai sakytų tai, ką sako kita versija, todėl jų neįrašėme. Pakeitimų sąrašas lieka toks pat.',
    },
  },
  COMPARISON_NOTE: {
    status: 422,
    message: {
      en: 'A whole note, header or footer came or went. We do not write that into a Word file, so we made none. The list of changes stays as it is.',
      lt: 'Atsirado arba dingo visa išnaša, puslapio antraštė ar poraštė. To į „Word“ failą neįrašome, todėl jo neparengėme. Pakeitimų sąrašas lieka toks pat.',
    },
  },
  COMPARISON_TABLE: {
    status: 422,
    message: {
      en: 'A whole table came or went. We do not write that into a Word file, so we made none. The list of changes stays as it is.',
      lt: 'Atsirado arba dingo visa lentelė. To į „Word“ failą neįrašome, todėl jo neparengėme. Pakeitimų sąrašas lieka toks pat.',
    },
  },
  COMPARISON_BUSY: {
    status: 503,
    message: {
      en: 'Many contracts are being compared right now. Please try again in a minute.',
      lt: 'Šiuo metu lyginama daug sutarčių. Bandykite dar kartą po minutės.',
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
  CHECK_NOT_DONE: {
    status: 409,
    message: {
      en: 'This check has no result to reply to.',
      lt: 'Šis patikrinimas neturi rezultato, į kurį būtų galima atsakyti.',
    },
  },
  CONTRACT_TOO_LONG: {
    status: 422,
    message: {
      en: 'This contract is too long for this. What was found in it stays in the check. Check a shorter file, for example one without annexes or one chapter of it, and go on from there.',
      lt: 'Tam ši sutartis per ilga. Tai, kas joje rasta, lieka patikroje. Patikrinkite trumpesnį failą, pavyzdžiui, be priedų arba tik vieną skyrių, ir tęskite nuo jo.',
    },
  },
  CONTRACT_BUSY: {
    status: 503,
    message: {
      en: 'So many contracts are being read right now that yours was not reached in time. Nothing is wrong with it: please try again in a minute.',
      lt: 'Šiuo metu skaitoma tiek daug sutarčių, kad jūsiškės nespėjome perskaityti. Ji tinkama: bandykite dar kartą po minutės.',
    },
  },
  UPLOAD_IS_ANOTHER: {
    status: 409,
    message: {
      en: 'This is not the file that was checked. Choose the same file, unchanged.',
      lt: 'Tai ne tas failas, kuris buvo patikrintas. Pasirinkite tą patį, nepakeistą failą.',
    },
  },
  REDLINE_NOT_WORD: {
    status: 409,
    message: {
      en: 'Tracked changes can only be made in a Word file (DOCX), and another kind of file was checked. The negotiation sheet and the mail are there for every file.',
      lt: 'Pažymėtus pakeitimus galima įrašyti tik į „Word“ failą (DOCX), o patikrintas kitokio formato failas. Derybų lentelę ir laišką galima parengti bet kokiam failui.',
    },
  },
  REDLINE_SIGNED: {
    status: 422,
    message: {
      en: 'This Word file bears a digital signature, and any change in it would break that. So we write none into it. Send the negotiation sheet or the mail instead, or ask for an unsigned copy and check that.',
      lt: 'Šis „Word“ failas pasirašytas elektroniniu parašu, o bet koks pakeitimas jį panaikintų, todėl pakeitimų neįrašome. Siųskite derybų lentelę ar laišką arba paprašykite nepasirašytos kopijos ir patikrinkite ją.',
    },
  },
  REDLINE_NOT_SAFE: {
    status: 422,
    message: {
      en: 'We could not write the changes into this file and be certain that nothing else in it changes, so we made none. The negotiation sheet and the mail say the same.',
      lt: 'Negalime užtikrinti, kad įrašius pakeitimus šiame faile nepasikeistų nieko kita, todėl jų neįrašėme. Tą patį pasako derybų lentelė ir laiškas.',
    },
  },
  REPLY_EMPTY: {
    status: 422,
    message: {
      en: 'Nothing is to be changed or commented on. Choose at least one point.',
      lt: 'Nepasirinkta, ką keisti ar komentuoti. Pasirinkite bent vieną punktą.',
    },
  },
  REPLY_NOT_PAID: {
    status: 402,
    message: {
      en: 'The Word files of this reply have not been paid for yet. The proposals and the mail are free.',
      lt: 'Už šio atsakymo „Word“ failus dar nesumokėta. Pasiūlymai ir laiškas nemokami.',
    },
  },
  REPLY_OUTDATED: {
    status: 409,
    message: {
      en: 'The proposals for this contract have changed since this reply was prepared. Reload the page and look through it again.',
      lt: 'Parengus šį atsakymą, pasiūlymai dėl šios sutarties pasikeitė. Įkelkite puslapį iš naujo ir peržiūrėkite atsakymą dar kartą.',
    },
  },
  ANALYSIS_FAILED: {
    status: 503,
    message: {
      en: 'Failed to analyze contract',
      lt: 'Nepavyko išanalizuoti sutarties',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
