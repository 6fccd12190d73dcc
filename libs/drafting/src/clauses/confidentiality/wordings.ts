import { phrases } from '../../check/phrases.js';

export const DUTY = phrases(
  '(keep|keeps|kept|hold|holds|held|maintain|maintains|protect|protects|preserve|treat|treats|treated|remain)…(confidential*|secret|secrecy|in (the )?(\\p{L}{5,9} )?confidence)',
  '(keep|keeps|hold|holds)…(unpublished|non-public|internal|information|plans)…to (itself|themselves|himself|herself)',
  '(not|never|neither|nor)…(disclose|discloses|reveal|reveals|divulge|divulges|share|shares)…(information|secret*|agreement|materials?|data|terms)',
  '(protect|protects|safeguard|safeguards)…(information|secrets)',
  'confidential information…(shall|will|must|may|means|is|are)',
  '(comply with|observe|respect)…(confidentiality|secrecy)',
  '(saugo|saugoti|saugos|saugant|išlaiko|išlaikyti|laiko|laikyti|užtikrina|užtikrinti)…(konfidencial|paslap|slapt)*',
  '(neatskleis|neatskleisti|neatskleidžia|neatskleistų)',
  '(nevieš|neskelbt)* informacij*…(saugo|saugos|saugoti)',
  'saugo*…(nevieš|neskelbt)* informacij*',
  'saugoti (visą|bet kokią|kliento|gautą|visą gautą|visą kliento) (\\p{L}{3,14} )?informacij*',
  '(neplatin|neperduo)*…(informacij|duomen|paslap)*',
  '(vis|kliento|gaut)* informacij*…(saugo|saugoti|neatskleidžia)',
  'konfidenciali* informacij*…(saugo|neatskleid|naudo|laikom|-)*',
);
export const EXCLUSIONS = phrases(
  '(public|publicly|published)',
  '(already|previously|lawfully|independently|rightfully)',
  '(required|ordered|compelled|permitted) (to be disclosed )?by',
  'by law',
  '(does|do|shall|will) not (include|cover|apply)',
  '(except*|exempt|excluding|excludes)',
  'not confidential',
  '(vieš|viešai)*',
  '(teisėtai|savarankiškai|nepriklausomai)',
  '(netaikom|išskyr|išimt)*',
  'nelaikom* konfidenciali*',
);
export const BY_LAW = phrases(
  '(by|under) (applicable )?law',
  'law requires',
  '(legally|lawfully) required',
  '(court|courts|authorit|subpoena|legal process|government|regulat|compelled)*',
  '(teism|institucij|valdžios|pareigūn)*',
  '(pagal|teisės) (įstatym|akt)*',
  'įstatym*…(reikalau|numat|nustat)*',
);
export const ENDLESS = phrases(
  'perpetual*',
  'in perpetuity',
  '(indefinite|indefinitely)',
  'forever',
  'for an unlimited (time|period)',
  'without (any )?(time limit*|limit in time)',
  'never (expires?|ends?)',
  '(shall|will|may|must) never (disclose|reveal|divulge)',
  'niekada…(neatskleis|neatskleidž)*',
  'at (all times|any time) (after|afterwards|thereafter)',
  '(neterminuot|amžin)*',
  'neribot* laik*',
  '(visą laiką|visam laikui|be laiko ribojim*)',
);
export const TRADE_SECRET = phrases('trade secrets?', 'komercin* paslap*');
export const AGREEMENT_ITSELF = phrases(
  '(existence|fact) of (this|the) (agreement|contract)',
  '(existence|contents?)…of (this|the) (agreement|contract)',
  'that (this|the) (agreement|contract) exists',
  'sutarties (sudarymo|buvimo|egzistavimo|pasirašymo)? ?(fakt|egzistav|buvim)*',
  'apie (pačią|šią) sutart*',
);
export const WHISTLE_BLOWER = phrases(
  '1833',
  'whistle-?blow*',
  'defend trade secrets act',
  'report*…violation',
);
export const UNITED_STATES = phrases(
  '(laws?|state|commonwealth) of…(united states|new york|california|delaware|illinois|texas|nevada|florida|washington|massachusetts)',
);

export const MUTUAL = phrases(
  '(receiving|disclosing|other|either|each|neither|both) part(y|ies)',
  '(recipient|each other|one another|mutual*|both of us|each of us|either of us)',
  'part(y|ies)',
  '(šaliai|šalies|šalys|abi|viena kit|gavėj|abipus)*',
);
