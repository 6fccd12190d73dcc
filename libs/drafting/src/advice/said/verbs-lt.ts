import { plainText } from '../../brief/plain-text.js';

/** The stem of the present with the vowel of its conjugation, that of the future, and the noun of what is done; stems in plain letters. */
const VERBS: readonly (readonly [stem: string, vowel: 'a' | 'o', future: string, noun: string])[] = [
  ['dar', 'o', 'darys', 'darymas'],
  ['ras', 'o', 'rasys', 'rašymas'],
  ['tvark', 'o', 'tvarkys', 'tvarkymas'],
  ['sak', 'o', 'sakys', 'sakymas'],
  ['teiki', 'a', 'teiks', 'teikimas'],
  ['tieki', 'a', 'tieks', 'tiekimas'],
  ['duod', 'a', 'duos', 'davimas'],
  ['siunci', 'a', 'sius', 'siuntimas'],
  ['mok', 'a', 'mokes', 'mokėjimas'],
  ['perk', 'a', 'pirks', 'pirkimas'],
  ['ruosi', 'a', 'ruos', 'ruošimas'],
  ['rengi', 'a', 'rengs', 'rengimas'],
  ['piesi', 'a', 'pies', 'piešimas'],
  ['verci', 'a', 'vers', 'vertimas'],
  ['keli', 'a', 'kels', 'kėlimas'],
  ['ded', 'a', 'des', 'dėjimas'],
  ['kuri', 'a', 'kurs', 'kūrimas'],
  ['diegi', 'a', 'diegs', 'diegimas'],
  ['sprendzi', 'a', 'spres', 'sprendimas'],
  ['renk', 'a', 'rinks', 'rinkimas'],
  ['ved', 'a', 'ves', 'vedimas'],
  ['skelbi', 'a', 'skelbs', 'skelbimas'],
  ['im', 'a', 'ims', 'ėmimas'],
  ['lieci', 'a', 'lies', ''],
  ['rupinasi', 'a', 'rupinsis', 'rūpinimasis'],
  ['rand', 'a', 'ras', 'paieška'],
  ['tais', 'o', 'taisys', 'taisymas'],
  ['keici', 'a', 'keis', 'keitimas'],
  ['vez', 'a', 'vez', 'vežimas'],
  ['stat', 'o', 'statys', 'statymas'],
  ['mok', 'o', 'mokys', 'mokymas'],
  ['puosi', 'a', 'puos', 'puošimas'],
];
/** Nouns of verbs that say only what somebody does not do. */
const OF_DENIED: readonly (readonly [stem: string, noun: string])[] = [
  ['iesk', 'paieška'],
  ['jungi', 'jungimas'],
  ['kert', 'kirtimas'],
  ['kirsi', 'kirtimas'],
  ['pjaun', 'pjovimas'],
  ['kas', 'kasimas'],
  ['val', 'valymas'],
  ['daz', 'dažymas'],
  ['slepi', 'slėpimas'],
  ['atlieki', 'atlikimas'],
  ['sodin', 'sodinimas'],
];
const FIRST_ENDING = /(?:iau|au|ome|om|ame|am|u)$/u;
/** „Neieškau“ as „paieška“, „nevažiuoju“ as „važiavimas“: the noun of what somebody does not do. */
export function nounOfDenied(said: string, isMarked: boolean): string | undefined {
  const verb = said.toLowerCase().replace(/^ne/u, '');
  const known = verbalNoun(verb, isMarked);
  if (known !== undefined) return known;
  const stem = plainText(verb).replace(FIRST_ENDING, '');
  const own = OF_DENIED.find(([each]) => each === stem)?.[1];
  if (own !== undefined) return isMarked ? own : plainText(own);
  const regular = /^(\p{L}{2,}(?:o|ė))j(?:u|ame|am)$/u.exec(verb)?.[1];
  if (regular !== undefined) return `${regular}jimas`;
  const au = /^(\p{L}{3,})auj(?:u|ame|am)$/u.exec(verb)?.[1];
  return au && `${au}avimas`;
}

const OF_INFINITIVE: Readonly<Record<string, string>> = {
  pjau: 'pjovimas',
  plau: 'plovimas',
  kir: 'kirtimas',
  kas: 'kasimas',
  tep: 'tepimas',
};
/** „Lakuo-kite“ and „lakuo-ti“ as „lakavimas“, by what stands before the ending. */
export function nounOfInfinitive(stem: string, isMarked: boolean): string | undefined {
  const small = stem.toLowerCase();
  const known = OF_INFINITIVE[plainText(small)];
  if (known !== undefined) return known;
  const found = verbalNoun(/[sšzž]$/u.test(small) ? small : `${small}s`, isMarked);
  if (found !== undefined) return found;
  if (/\p{L}{2,}y$/u.test(small)) return small.replace(/y$/u, 'ymas');
  return /\p{L}{2,}(?:ė|[^u]o)$/u.test(small) ? `${small}jimas` : undefined;
}

/** „Redaguoja“ and „redagavimas“, „spausdina“ and „spausdinimas“. */
const REGULAR = String.raw`\p{L}{3,}uoj|(?!termin)\p{L}{3,}[dtrlnmgksp]in`;
const THIRD = { a: 'a(?:te|si)?', o: 'o(?:te|si)?' };
const FIRST = { a: '(?:u|am|ame)', o: '(?:au|om|ome)' };
export const PREFIX = '(?:pasi|susi|atsi|uzsi|issi|isi|ati|pri|su|ap|at|is|i|nu|uz|per|par|pa(?!mok))?';
const FUTURE = String.raw`(?!tikiuos)\p{L}{3,}(?:uos|ins)`;

/** What somebody else does: the third person, and "you" of more than one. */
export const DONE_BY = `(?!(?:pa|uz)?tvirtin|vadin|(?:su)?derin)${PREFIX}(?:${VERBS.map(([stem, vowel, future]) => `${stem}${THIRD[vowel]}|${future}(?:ite?)?`).join('|')}|(?:${REGULAR})${THIRD.a}|${FUTURE})`;
/** What whoever works does not do: „nerašau“, „nedarom“. */
export const NOT_DONE = `ne${PREFIX}(?:${VERBS.map(([stem, vowel, future]) => `${stem}${FIRST[vowel]}|${future}(?:iu|im|ime)`).join('|')}|(?:${REGULAR}|derin)${FIRST.a}|derinsi(?:u|me))`;

/** What whoever works does: „siunčiu“, „rašysime“. */
export const DONE_BY_ME = `${PREFIX}(?:${VERBS.map(([stem, vowel, future]) => `${stem}${FIRST[vowel]}|${future}(?:iu|im|ime)`).join('|')}|(?:${REGULAR})${FIRST.a})`;

const PREFIXES = 'pasi susi atsi užsi išsi įsi ati pri su ap at iš į nu už per pa'.split(' ');
/** „Susikels patys“ is „sukėlimas“: for oneself says who, and that stands behind it. */
const WITHOUT_SELF: Readonly<Record<string, string>> = { susi: 'su', užsi: 'už', išsi: 'iš', įsi: 'į' };

/** „Kelia“ as „kėlimas“; undefined of a verb whose noun is not sure, and of „daro“, which says nothing. */
export function verbalNoun(verb: string, isMarked: boolean): string | undefined {
  const plain = plainText(verb);
  for (const prefix of ['', ...PREFIXES]) {
    if (!plain.startsWith(plainText(prefix))) continue;
    const rest = plain.slice(prefix.length);
    const found = VERBS.find(([stem, vowel, future]) =>
      new RegExp(`^(?:${stem}(?:${THIRD[vowel]}|${FIRST[vowel]})|${future}(?:ite|iu|im|ime)?)$`, 'u').test(
        rest,
      ),
    );
    if (found?.[0] === 'dar' || found?.[0] === 'duod' || found?.[3] === '') return undefined;
    if (found === undefined) continue;
    /* „Suranda“ is „paieška“. */
    const before = /mas(?:is)?$/u.test(found[3]) ? (WITHOUT_SELF[prefix] ?? prefix) : '';
    const named = `${before}${found[3]}`;
    return isMarked ? named : plainText(named);
  }
  const uo = /^(\p{L}{3,})uo(?:j(?:ate|ame|am|a|u)|s(?:iu|ime|im)?)$/u.exec(verb);
  if (uo !== null) return `${uo[1] ?? ''}avimas`;
  const ina = /^(\p{L}{3,}in)(?:ate|ame|am|a|u|s(?:iu|ime|im)?)$/u.exec(verb);
  return ina === null ? undefined : `${ina[1] ?? ''}imas`;
}
