import { plainText } from './plain-text.js';

export type Case = 'nominative' | 'genitive' | 'accusative';
type Declension = 'as' | 'is' | 'ys' | 'us' | 'a' | 'e' | 'tis';

/** The endings of the nominative, genitive and accusative, of the singular and then of the plural. */
const ENDINGS: Readonly<Record<Declension, readonly (readonly [string, string, string])[]>> = {
  as: [
    ['as', 'o', 'ą'],
    ['ai', 'ų', 'us'],
  ],
  is: [
    ['is', 'io', 'į'],
    ['iai', 'ių', 'ius'],
  ],
  ys: [
    ['ys', 'io', 'į'],
    ['iai', 'ių', 'ius'],
  ],
  us: [
    ['us', 'aus', 'ų'],
    ['ai', 'ų', 'us'],
  ],
  a: [
    ['a', 'os', 'ą'],
    ['os', 'ų', 'as'],
  ],
  e: [
    ['ė', 'ės', 'ę'],
    ['ės', 'ių', 'es'],
  ],
  tis: [
    ['is', 'ies', 'į'],
    ['ys', 'ių', 'is'],
  ],
};
const CASES: readonly Case[] = ['nominative', 'genitive', 'accusative'];

/** What freelance work makes and hands over, by the stems of its names. */
const STEMS: Readonly<Record<Declension, string>> = {
  tis: 'sutart skilt',
  as: `logotip maket šablon plakat katalog tekst dizain plan prototip vadov įraš žurnal element projekt komplekt ženkl stend ekran
    audit variant film klip kurs test seminar paket sąraš sprendim blank gid kod portal fail laišk aprašym albūm portret kadr
    skelbim įraš bot filtr registr raport protokol tyrim eskiz anons lipduk buklet vok aplank grafik vaizd
    sertifikat komiks atviruk lankstinuk skript paveiksl element žodyn titr subtitr lap
    mygtuk ženkliuk šrift siužet klausimyn post klipuk filmuk vizual kreatyv vebinar podkast apraš kupon talon diplom skyd archyv
    balans akt konspekt rakt
    eksport import recept vizit dėkl tapet trafaret montaž dokument formuliar žaidim atvart žanr`,
  is: `baner banner modul puslap straipsn naujienlaišk žemėlap paveikslėl įskiep skydel lapel tinklalap viršel priešlap žodynėl
    valdikl krepšel tinklarašt vaizdel takel tekstel tvarkarašt kainorašt maišel rankrašt pokalb model vadovėl laiškel dienorašt skambut kampel`,
  ys: 'rengin piešin leidin brėžin rinkin turin gamin rašin plėtin',
  us: 'stili scenarij kalendori',
  a: `politik form sistem program reklam platform iškab juost schem paskyr apžvalg santrauk nuotrauk ataskait knyg anket apklaus pamok afiš
    muzik iliustracij animacij prezentacij strategij instrukcij integracij migracij dokumentacij rekomendacij konsultacij versij
    vizualizacij fotosesij sesij kampanij koncepcij transkripcij lokalizacij procedūr brošiūr atrank peržiūr priežiūr istorij citat lent
    diagram infografik ištrauk korektūr apskait audioknyg viktorin fotografij išvad paraišk sąmat specifikacij registracij
    rezervacij paiešk funkcij galerij nuorod deklaracij inventorizacij sąsaj piktogram emblem ikon vėliav rubrik serij uniform
    notifikacij receptūr degustacij grotažym transliacij paskait skulptūr rink fotoknyg kopij versijel`,
  e: `svetain programėl analiz prognoz etiket skrajut kortel lentel rodykl dėžut pakuot parduotuv knygel antrašt žinut iškabėl nuotraukėl
    anketėl formel juostel gair taisykl audioknygel skaičiuokl vinjet nugarėl rol išklotin treniruot knygut ekspertiz atskaitomyb vizitin palet petelišk`,
};
/** Adjectives that stand for a thing where no noun follows: „vizitinės“, but „vizitinės kortelės“. */
const ADJECTIVAL = /^vizitin\p{L}+$/u;
export const isAdjectival = (word: string): boolean => ADJECTIVAL.test(plainText(word.toLowerCase()));

/** Words without cases that name what is made. */
const KEPT = /^(?:meniu|logo|interviu|video|foto|reels|stories|landing|seo|faq|duk|api|pdf|banner|post)$/u;

export interface Reading {
  readonly case: Case;
  readonly isPlural: boolean;
  readonly isFeminine: boolean;
  /** The word as a list has it. */
  readonly nominative: string;
  /** „Vertimas“: of how many things it is says nothing of its own number. */
  readonly isVerbal: boolean;
}

let known: ReadonlyMap<string, readonly Declension[]> | undefined;
function stems(): ReadonlyMap<string, readonly Declension[]> {
  if (known !== undefined) return known;
  const found = new Map<string, Declension[]>();
  for (const [declension, list] of Object.entries(STEMS) as [Declension, string][])
    for (const stem of list.split(/\s+/u))
      found.set(plainText(stem), [...(found.get(plainText(stem)) ?? []), declension]);
  known = found;
  return found;
}

/** „Vertimas“, „rašymas“: what is done, as a thing. */
const VERBAL = /^(?!atlygin|gyven|leid|reikalav|apribo).*[iy]m$/u;
/** „Skrajučių“ is of „skrajutė“. */
const softened = (plain: string): string => plain.replace(/c$/u, 't');

/**
 * What a Lithuanian word may be, where it names something that is made; none otherwise. `isMarked`: the text is written with
 * the marks of the language, so that „-a“ and „-ą“ are not the same.
 */
export function readingsOf(word: string, isMarked: boolean): Reading[] {
  const small = word.toLowerCase();
  const plain = plainText(small);
  const found: Reading[] = [];
  for (const [declension, numbers] of Object.entries(ENDINGS) as [Declension, (typeof ENDINGS)[Declension]][])
    for (const [number, forms] of numbers.entries())
      for (const [at, form] of forms.entries()) {
        const ending = isMarked ? form : plainText(form);
        if (!(isMarked ? small : plain).endsWith(ending)) continue;
        const before = plain.slice(0, plain.length - form.length);
        const isSoft = (declension === 'e' || declension === 'tis') && number === 1 && at === 1;
        const isSoftStem = (declension === 'is' || declension === 'ys') && /^i[aou]/u.test(plainText(form));
        const stem = isSoft || isSoftStem ? softened(before) : before;
        const isVerbal = declension === 'as' && stem.length > 4 && VERBAL.test(stem);
        if (!isVerbal && stems().get(stem)?.includes(declension) !== true) continue;
        const first = forms === numbers[0] ? numbers[0]?.[0] : numbers[1]?.[0];
        const kept = word.slice(0, word.length - form.length);
        const base = stem === before || (isSoftStem && number === 1) ? kept : `${kept.slice(0, -1)}t`;
        found.push({
          case: CASES[at] ?? 'nominative',
          isPlural: number === 1,
          isVerbal,
          isFeminine: declension === 'a' || declension === 'e' || declension === 'tis',
          nominative: `${base}${isMarked ? (first ?? '') : plainText(first ?? '')}`,
        });
      }
  return found;
}

export const isKept = (word: string): boolean => KEPT.test(plainText(word.toLowerCase()));
