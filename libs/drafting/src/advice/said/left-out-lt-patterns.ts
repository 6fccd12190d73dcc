import { DONE_BY, NOT_DONE, PREFIX } from './verbs-lt.js';

/* How Lithuanian sentences leave something out of the work, or to somebody else; plain words. */

export const LEAD =
  /^(?:(?:as|mes|ir|bei|o|bet|tai|dar|taip pat|pvz\.?|kol kas|uz tai|pacia(?= \S+a)|(?:pats|pati|patys)(?= ne))\s+)+/u;
export const MARKED = /[ąčęėįšųūž]/iu;
/** „RAW failų neduodu“, „nuotraukų kol kas nedarom“: what stands before the verb is in the genitive. */
export const NOT_BEHIND = new RegExp(
  String.raw`^(.{2,70}?) (?:kol kas |niekada |tikrai |jau |as |mes |cia )?(${NOT_DONE})(?: .{0,40})?$`,
  'u',
);
export const NOT_BEFORE = new RegExp(String.raw`^(${NOT_DONE}) (.{2,70})$`, 'u');
/** „X neįeina“, „X nereikia“, „X nebus“. */
export const OUTSIDE =
  /^(.{2,70}?) (?:irgi |taip pat )?(?:i kaina |i apimti |i projekta |i sia sutarti |cia |kol kas |tikrai |dabar |(?:s(?:it)?oje? )?kainoje? )?(?:neieina|nepriklauso|neiskaic\p{L}*|neitrauk\p{L}*|nereik\p{L}*|nebus|nera?|nenor\p{L}*|nenumat\p{L}*|atskirai|ne i (?:kaina|samata)|(?:bus )?(?<!(?:dien|savait|menes|met|valand)\p{L}+ )veliau|kitais metais|(?:yra )?(?:ne )?ne (?:mano|musu))(?: .{0,40})?$/u;
export const OUTSIDE_BEFORE =
  /^(?:i kaina |i apimti )?(?:neieina|neiskaic\p{L}*|neitrauk\p{L}*|nereik\p{L}*|nebus)\s*:?\s+(.{2,70})$/u;
/** „Be drono, be diktoriaus balso“. */
export const WITHOUT =
  /^be ((?!(?:pvm|avans|skub|jok|sutik|problem|reikal|to |ju|jo)\p{L}*)\p{L}{4,}(?: (?!ne)\p{L}{3,}){0,2})$/u;
/** „Teisiniai klausimai lieka klientui“, „lieka jų advokatei“. */
export const STAYS_WITH =
  /^(.{3,60}?) (?:lieka|liks|tenka|teks) (?:(?:ju|jo|jos|kliento) (\p{L}{3,}ei)|(?:klient|uzsakov|savinink)(?:ui|ei)|jiems|jam|jai|jums)$/u;
/** „Korpuso nelakuokite“, „palėpių tikrinti nereikia“, „dainų neversti“: what is done to what stands in the genitive, and is not wanted. */
export const NOT_WANTED: readonly RegExp[] = [
  /^(?:prasau |prasom |prasome )?(.{3,60}?) (?:prasau |prasom |prasome )?ne(\p{L}{2,})kite?$/u,
  /^(.{3,60}?) (\p{L}{2,})ti? (?:ne(?:be)?reik(?:ia|es|tu)|nebutina|negalima)$/u,
  /^(.{3,60}?) ne(?!skub|lauk|pamirs|velu|keis|gali|tur|bu|reik)(\p{L}{2,})ti?$/u,
];
export const LATER =
  /^(?:kitais metais|kitamet|veliau|atskirai|gal veliau|kol kas ne|ne (?:siame|sitame|siam) etap\p{L}*|ne dabar|ne (?:mano|musu)|kita karta|(?:tik )?pagal atskir\p{L}*|atskira sutart\p{L}*|atskira uzsakym\p{L}*|ne(?: as)?\W*$)/u;
export const MATTER = /\b(?:reikal|rupest|atsakomyb|darbas)\p{L}*$/u;
export const OBJECT_FIRST = new RegExp(
  String.raw`^(.{2,70}?) (${DONE_BY}(?: ir ${DONE_BY})?) (.{3,60})$`,
  'u',
);
export const SUBJECT_FIRST = new RegExp(
  String.raw`^((?:\S+ ){0,3}?\S+) (?:pat[sy]\p{L}* |pacios |pati )?(${DONE_BY}) (.{3,70})$`,
  'u',
);
export const VERB_FIRST = new RegExp(String.raw`^(${DONE_BY})(?: ir (${DONE_BY}))? (.{3,50})$`, 'u');
/** These say nothing without what is paid, given or bought. */
export const TRANSITIVE =
  /(?:mok|duod|duos|teik|siunc|sius|perk|pirks|ded|des|renk|rinks|lieci|dar|keli|kels|tais|keici|keis|rand)\p{L}*$/u;
export const PREPOSITION = /^(?:i|is|su|apie|per|prie|del|pagal) (?!\d)/u;
/** Who works, and who is not known. */
export const OWN = /^(?:as|mes)\b|^(?:pats|pati)$/u;
/** No name of somebody has these inside. */
export const INSIDE =
  /\s(?:i|per|su|apie|po|iki|del|pagal|jei|jeigu|kai|kad|nes|pats|pati|patys)(?:\s|$)|^\p{L}+(?:oje|eje|yje|uose|ose)\s|^(?:\S+iai|\S+ais|dviem|trim|tiesiogiai)\b/u;
export const PRONOUN = /^(?:jis|ji|jie|jos)$/u;
/** A name of somebody stands in the nominative, not in a case of what is done or where. */
export const NOBODY =
  /^(?:i|is|su|apie|per|prie|del|pagal|ant|po|iki|nuo|uz|tik|dar|jau|kai|kad|nes|jei|ir|bei|taip|visk|viska|tai|juos|jas|ji|ja|man|mums|kol|niek\p{L}*|visk\p{L}*|tada|ten|cia|tik|\d+)\b|(?:oje|eje|yje|uose|ose|ese|[bcdfghjklmnprstvz]oj|[lrnt]ej|ume|iame|ui|ei|ams|oms|ems|(?<!zmog|ori|ieri|^j)us|es)$/u;
export const AND = /\s+(?:ir|bei)\s+|,\s+/gu;
/** „Tekstus parašysime patys“, „nuotraukas darome patys“: who orders does it. */
export const OURSELVES = new RegExp(
  String.raw`^(.{3,60}?) (?:mes )?(?:pa(?:tys|cios) )?(${PREFIX}\p{L}+(?:sime|sim|ame|am|ome|om))(?: (?:mes|pa(?:tys|cios)))*$`,
  'u',
);
export const BY_OURSELVES = /(?:^|\s)pa(?:tys|cios)(?:\s|$)/u;
/** Who does it, behind a dash: „Garsas ir šviesos – renginių agentūra“. */
export const SOMEBODY =
  /^(?:\S+ ){0,3}?(?:agentur(?:a|os)|leidykla|spaustuve|klient(?:as|e)|uzsakov(?:as|e)|savinink(?:as|e|ai)|redaktor(?:ius|e)|fotograf(?:as|e)|programuotoj(?:as|a)|dizainer(?:is|e)|buhalter(?:is|e)|teisinink(?:as|e|ai)|studija|imone|komanda|partner(?:is|iai)|tiekej(?:as|ai)|rangov(?:as|ai)|meistr(?:as|ai)|vertej(?:as|a)|administrator(?:ius|e)|skyrius|muziejus|mokykla|biblioteka|technolog(?:as|e)|viesbutis|salone?|klubas|pirkej(?:as|ai)|patys|pats|pati|jie|jus|jos|ju|jusu|kliento|klientes|uzsakovo)(?: [„"“][^,]{0,30}| (?!\p{L}*(?:a|o|i)$)\p{L}+)?$/u;
/** „Galiu pasakyti, kas daro“: nobody does it yet. */
export const ASKS = new RegExp(
  String.raw`(?:^|\s)(?:galiu|galim\p{L}*|galetu\p{L}*|kaip|kur|kada|kiek)\s|(?:^|\s)kas (?:${DONE_BY})(?:\s|$)`,
  'u',
);
/** „Prekes atveža patys“. */
export const THEMSELVES = new RegExp(
  String.raw`^(.{3,60}?) ((?!\p{L}+te\b)${DONE_BY}) (?:pats|pati|patys|pacios)(?: (?:ir|per|savo|is|i|su|po|kai|pagal|iki) .{0,40}| \p{L}+(?:oje?|eje?|yje?|uose))?$`,
  'u',
);
export const CLIENT = /^(?:klient(?:as|e|ai)|uzsakov(?:as|e|ai))$/u;
/** „Maketavimas ir spauda ne mano“. */
export const NOT_MINE = /^(.{2,60}?) (?:yra )?ne (?:mano|musu)(?: (?:reikal|rupest|darb)\p{L}*)?$/u;
/** Who orders speaks: „jūs“ is whoever works. */
export const ORDERS =
  /(?:^|\s)(?:norim\p{L}*|noreciau|noretu\p{L}*|mums reik\p{L}*|iesk(?:om|ome|au|oma\p{L}*)|(?:jusu|tavo) kaina|prasy(?:ciau|tum\p{L}*)|mokam|mokame|mokesim\p{L}*|sumokam|sumokame|sumokesim\p{L}*)(?=[\s,.;:!?]|$)/u;
export const TO_PROVIDER = /(?:^|\s)(?:jus|jusu|jums|tu|tavo|tau|\p{L}+(?:site|kite?))(?=\s|$)/u;
/** „Vertimai jų“. */
export const THEIRS =
  /^(?!(?:tada|ten|cia|tai|jau|visa|tik)\s)(\S+(?: \S+){0,2}?)(?<!\s(?:is|nuo|pas|prie|su|pagal|del|uz)) (?:ju|kliento|klientes|uzsakovo|uzsakoves|jusu)$/u;
/** „Video ne“, „nuotraukos iš kliento“. */
export const REFUSED = /^(\S+(?: \S+){0,3}?)(?: kol kas| dar| taip pat| irgi)? ne$/u;
export const FROM_CLIENT =
  /^(\S+(?: \S+){0,3}?) (?:bus |yra |gausiu |ateina )?(?:is )?(?:kliento|klientes|uzsakovo|uzsakoves|jusu)$/u;
/** What a bracket says of its own: „(prizus parenka personalo skyrius)“. */
export const ASIDE = /\s?\(([^()]{8,})\)/gu;
