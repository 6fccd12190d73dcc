import { phrases } from '../../check/phrases.js';

/** Somebody owns, gets or may use what is made. */
export const RIGHTS = phrases(
  '(intellectual property|copyright|copyrights|ownership|work(s)? (made )?for hire|work product)',
  '(assign|assigns|assigned|transfer|transfers|transferred|vest|vests)…(right|rights|title|interest|ownership|copyright)',
  '(right|rights|title|interest|ownership)…(assign|transfer|vest|belong|pass|remain)*',
  '(own|owns|owned|belong|belongs|property of)…(client|provider|deliverables?|works?|designs?|materials|code|rights)',
  '(works?|deliverables?|designs?|materials|code|results?)…(belongs?|owned by|property of)',
  '(licen[cs]e|licen[cs]es) to use',
  '(autor|intelektin|turtin)*…(teis)*',
  '(licencij|nuosavyb)*',
);

/** The rights go over to the client. */
export const TO_CLIENT = phrases(
  '(hereby )?(irrevocably )?(assign|assigns|assigned|transfer|transfers|transferred|convey|conveys)…(client|right|title|ownership)',
  '(shall|will) (be|become) (and remain )?(the )?(sole |exclusive |sole and exclusive )?(property|owned)…client',
  '(is|are|be|become) (the )?(sole |exclusive |sole and exclusive )?(property of|owned by) (the )?client',
  'client…(own|owns|retain|retains|hold|holds)…(all|right|rights|title|ownership|work|deliverable|intellectual)*',
  '(belong|belongs|vest|vests) (\\p{L}{2,14} )?(to|in|with) (the )?client',
  '(work|works|works made) (made )?for hire',
  '(turtin|autor|intelektin)*…teis*…(pereina|perduo|perein|priklaus|tampa|perleid)*',
  '(perduoda|perleidžia|pereina|perduodamos)…(teis)*',
  '(nuosavyb)*…(klient|tampa|pereina)*',
);
export const AT_ONCE = phrases(
  '(upon|on|at|from|as of) (the )?(moment of )?(creation|their creation|its creation|being created)',
  '(as|when) (it is|they are) created',
  'from the (start|beginning|outset|moment)',
  'immediately upon',
  '(whether or not|regardless of (whether)?|irrespective of)…(paid|payment)',
  'hereby (irrevocably |absolutely |perpetually )*(assign|assigns|transfer|transfers)',
  '(work|works|works made) (made )?for hire',
  '(sukūrimo|atsiradimo|sukūrus|sukurta)*…(moment|dien|nuo|iš karto|pereina)*',
  'nuo (jų |jo |rezultato |kūrinio )?(sukūrimo|atsiradimo|pradžios)',
  '(nepriklausomai|nesvarbu)…(sumok|apmok)*',
);
/** The transfer waits for the money. */
export const ON_PAYMENT = phrases(
  '(upon|on|after|subject to|conditional on|conditioned on|contingent (up)?on|once|when|until|following|in exchange for)…(full |final |complete )?(payment|paid|payments|receipt|receives?|received)',
  '(full|final|complete) (and final )?payment',
  '(paid|pays|payment) in full',
  'paid for',
  'kai…(gauna|gaus|gavęs|gavo|gavus)…(kain|mokes|atlyg|mokėj|sum)*',
  '(gavus|gavęs) (visą|visus|pilną|apmokėjim|mokėjim)*',
  '(sumokėj|sumokėjim|apmokėj|apmokėjim|sumokam|atsiskait|sumokėta)*',
);
export const NEGATED_PAYMENT = phrases(
  '(whether or not|regardless|irrespective|even if)…(paid|pay|payment)',
  '(nepriklausomai|nesvarbu|net jei)*…(sumok|apmok)*',
);

export const PRE_EXISTING = phrases(
  '(pre-?existing|background|prior|previously (created|developed)|existing) (materials?|works?|intellectual property|ip|tools?|code|property|inventions?|software)',
  '(tools|know-how|templates|libraries|methods)',
  '(anksčiau|iki sutarties) (sukurt|turėt|turim)*',
  '(įranki|šablon|praktin)*',
);
