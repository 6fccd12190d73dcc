import { allOf, anyOf, butNot, phrases } from '../../check/phrases.js';

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

/** The sentence that settles to whom the result belongs; words about other things that are owned settle nothing. */
export const SETTLES_RIGHTS = anyOf(
  butNot(
    phrases(
      '(assign|assigns|assigned|transfer|transfers|transferred|convey|conveys|vest|vests|grant|grants)…(copyright|rights?|title|ownership|interest|intellectual|licen[cs]e)',
      '(copyright|rights|title|ownership|intellectual property)…(pass|passes|vest|vests|transfer|transfers|transferred|assigned|belong|belongs|owned by|property of|remain|remains|stay|stays)',
      '(work|works)(-| )(made )?(-| )?for(-| )hire',
      '(works?|deliverables?|designs?|code|results?|everything|texts?|articles?|photos?|materials|files)…(belongs?|belong|owned by|property of|yours|ours)',
      '(client|provider)…(own|owns|retain|retains|keep|keeps)…(copyright|rights?|title|ownership|deliverables?|work product|all work|results?|designs?|licen[cs]e)',
      'client…(receives|acquires|gets|obtains) (\\p{L}{2,14} ){0,4}(rights?|licen[cs]e)',
      '(license|licence) to use',
    ),
    phrases(
      '(background|pre-existing|third[- ]part*|open[- ]source|own licen[cs]es|moral rights|portfolio|ai tools?|equipment|accounts?|confidential|commercial agent|assign this|assign or transfer this|transfer this|rights and (duties|obligations)|rights under|provisions that|nothing in|waive*|claims? for payment|personal data|right to (terminate|end|suspend|longer)|shareholder*|infring*|net revenue|other rights|delivered|delivers|invoices?|concepts|materials that it supplies|materials of the client)',
    ),
  ),
  phrases(
    '(hereby|irrevocably|provider) (irrevocably )?(assign|assigns|transfers?)…(right|rights|title|copyright|ownership|interest)',
    '(upon|on|after) (full |final )?payment…(assign|assigns|transfer|transfers|pass|passes|own|owns)',
    '(upon|on|after) (full |final )?payment…client (receives|acquires|obtains|gets)…(rights?|licen[cs]e)',
  ),
  butNot(
    phrases(
      '(perduoda|perleidžia|pereina|perduodamos|perleidžiamos|įgyja|suteikia|suteikiama)…(turtin|autor|intelektin|nuosavyb|išimtin|teises į|licencij)*',
      '(turtin|autor|intelektin|nuosavyb|teisės į)*…(pereina|perduod|perleidž|priklaus|tampa|įgyja|lieka)*',
    ),
    phrases(
      '(anksčiau|atvirojo|šrift|trečiųjų|neturtin|dirbtin|reikalavimo|konfidenc|asmens duomen|išlaid|sutartį ar|perleisti sutart|nuostatos, kurios|juodraš|koncepcij|įskiep)*',
    ),
  ),
  phrases('(viskas|rezultat|darb|kūrini|teisės)*…priklauso…(klientui|paslaugų teikėjui)'),
  allOf(phrases('(turtin|autor)* (turtin*)? ?teis*'), phrases('(pereina|perduoda|perleidžia|perduodamos)')),
);

/** The rights go over to the client. */
export const TO_CLIENT = phrases(
  '(hereby )?(irrevocably )?(assign|assigns|assigned|transfer|transfers|transferred|convey|conveys)…(client|right|title|ownership)',
  '(shall|will) (be|become) (and remain )?(the )?(sole |exclusive |sole and exclusive )?(property|owned)…client',
  '(is|are|be|become|becomes) (the )?(sole |exclusive |sole and exclusive )?(property of|owned by) (the )?client',
  'client…(own|owns|retain|retains|hold|holds)…(all|right|rights|title|ownership|work|deliverable|intellectual)*',
  '(belong|belongs|vest|vests) (\\p{L}{2,14} )?(to|in|with) (the )?client',
  '(work|works|works made) (made )?for hire',
  '(turtin|autor|intelektin)*…teis*…(pereina|perduo|perein|priklaus|tampa|perleid)*',
  '(turtin|autor|intelektin)*…teis* į…(ir|bei) (į )?…(pereina|perduod|perleidž|tampa)*…klientui',
  '(perduoda|perleidžia|pereina|perduodamos)…(teis)*',
  '(nuosavyb)*…(klient|tampa|pereina)*',
  '(viskas|visi|visas|rezultat|kūrini)*…priklauso klientui',
);
export const AT_ONCE = phrases(
  '(upon|on|at|from|as of) (the )?(moment of )?(creation|their creation|its creation|being created)',
  '(as|when) (it is|they are) created',
  'as soon as (it|they|each)',
  'from the (start|beginning|outset|moment)',
  'immediately upon',
  '(whether or not|regardless of (whether)?|irrespective of)…(paid|payment)',
  'hereby (irrevocably |absolutely |perpetually )*(assign|assigns|transfer|transfers)',
  '(work|works|works made) (made )?for hire',
  '(sukūrimo|atsiradimo|sukūrus|sukurta)*…(moment|dien|nuo|iš karto|pereina)*',
  'nuo (jų |jo |rezultato |kūrinio )?(sukūrimo|atsiradimo|pradžios)',
  '(nepriklausomai|nesvarbu|dar prieš)…(sumok|apmok|atsiskait)*',
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
  'dar prieš…(sumok|apmok|atsiskait)*',
);

export const PRE_EXISTING = phrases(
  '(pre-?existing|background|prior|previously (created|developed)|existing) (materials?|works?|intellectual property|ip|tools?|code|property|inventions?|software)',
  '(tools|know-how|templates|libraries|methods)',
  '(anksčiau|iki sutarties) (sukurt|turėt|turim)*',
  '(sukūrė|sukurta|turėjo) (anksčiau|iki sutarties)',
  '(įranki|šablon|praktin)*',
);
