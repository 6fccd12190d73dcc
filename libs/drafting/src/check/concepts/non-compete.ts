import { words } from '../whole-words.js';

/* After the end, however long: "for 24 months afterwards", „24 mėnesius po sutarties pabaigos“. */
const AFTER_THE_END = words(
  'for (?:a period of )?(?:[\\p{L}\\d()]+ ){1,4}(?:months?|years?) (?:afterwards|thereafter|after(?:wards)?|following|from)',
  '(?:months?|years?) (?:after|following|from) (?:the |its |this )?(?:end|termination|expiry|completion|agreement|contract|term)',
  '(?:mėnes\\p{L}+|met\\p{L}+) (?:po|nuo) (?:\\p{L}+ ){0,4}(?:pabaigos|pasibaigimo|nutraukimo|galiojimo)',
  '(?:po|nuo) (?:\\p{L}+ ){0,3}(?:pabaigos|pasibaigimo|nutraukimo) (?:[\\p{L}\\d()]+ ){0,5}(?:mėnes|met)\\p{L}+',
);
/* Work itself is forbidden, for others than the client. */
const WORKS_FOR_NOBODY = words(
  'provider (?:\\p{L}+ )?(?:shall|must|will|may) not,? (?:[^.;]{0,60}, )?(?:directly or indirectly,? )?(?:\\p{L}+ or )?(?:provide|render|perform|offer|supply) (?:\\p{L}+ ){0,3}(?:services?|work) [^.;]{0,40}(?:any|other|another|competitors?|persons?|compan(?:y|ies))',
  'provider (?:\\p{L}+ )?(?:shall|must|will|may) not,? (?:[^.;]{0,60}, )?(?:directly or indirectly,? )?(?:work|act|be engaged|consult) (?:\\p{L}+ ){0,2}for (?:any|other|another|a competitor|competitors|persons?|compan(?:y|ies))',
  'paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?(?:neteikia|neteiks|negali teikti|neturi teisės teikti) (?:\\p{L}+ ){0,3}paslaugų (?:[^.;]{0,30} )?(?:jok|kit|konkur|asmen)\\p{L}+',
  'paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?(?:nedirba|nedirbs|negali dirbti|neturi teisės dirbti) (?:[^.;]{0,30} )?(?:jok|kit|konkur|asmen)\\p{L}+',
);
/* For whom it is paid, or who is asked first, is another matter; so is a ban on the client's own people. */
const BOUND_WITH_REASON = words(
  "without (?:the )?client(?:'s)? (?:\\p{L}+ )?(?:consent|permission)|unless client (?:agrees|pays)|compensat\\p{L}+|employees?|confidential\\p{L}*|client (?:shall|must|will|may) not|be kliento (?:\\p{L}+ )?sutikimo|kompensacij\\p{L}+|darbuotoj\\p{L}+|konfidenc\\p{L}+",
);

/** Whether the one who works may not work for others for a time after the contract has ended. */
export const isBarredAfterEnd = (plain: string): boolean =>
  AFTER_THE_END.test(plain) && WORKS_FOR_NOBODY.test(plain) && !BOUND_WITH_REASON.test(plain);
