import { allOf, anyOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import type { Sentence } from '../../check/segment.js';
import { found, say } from '../../check/rules.js';
import { placesIn } from './places.js';

const GOVERNED = phrases(
  '(governed|governs|governing|construed|interpreted)( \\p{L}{2,12}){0,12} (by|with|under)( \\p{L}{2,14}){0,8} (law|laws|legislation)',
  '(law|laws|legislation)…(govern|governs) (this|the)',
  '(laws?|legislation) of…(govern|appl|control)*',
  '(law|laws)…(applies|apply|governs|govern|shall apply)',
  'subject to…laws? of',
  '(applicable|governing) law…(is|shall be|:)',
  'under the laws? of',
  '(sutart|jai|prievol|santyki|ginč)*…taikom*…(teis|įstatym|valstij)*',
  'taikom*…(lietuvos|respublikos|teisė)',
  '(sutart|šalys)*…vadovauja*…(įstatym|teis|civilin|kodeks)*',
  '(teisė|teisės aktai) (taikom|reglament)*',
  'pagal…(lietuvos|respublikos)…(teis|įstatym|kodeks)*',
  'sutart* (sudaryta|aiškinama|vykdoma)…(lietuvos|respublikos)',
);
/** Sentences that only ask to keep to the law, or speak of one law for one question. */
const NOT_THE_LAW_OF_THE_CONTRACT = phrases(
  '(comply|complies|compliance|obey|observe|follow|required by|permitted by|extent|organi[sz]ed|existing|incorporated|registered|data protection|copyright|force majeure|registered individual|interest|overdue|survive|late payment)*',
  'remain in force',
  '(nenugalim|asmens duomen|autorių teis|įregistruot|įsteigt|individuali|palūkan|pavėluot|pasibaig)*',
  'lieka galioti',
);
const PUT_UNDER_LAW = allOf(
  phrases('(agreement|contract|amendment|undertaking|sow)'),
  phrases('(governed|construed|interpreted|enforced)'),
  phrases('(laws?|legislation) of', '(english|irish|scots|spanish|german|french|dutch|polish) law'),
);
const LAW = anyOf(GOVERNED, PUT_UNDER_LAW);
const isAboutLaw = ({ plain }: Sentence) =>
  PUT_UNDER_LAW.test(plain) || (GOVERNED.test(plain) && !NOT_THE_LAW_OF_THE_CONTRACT.test(plain));
const NAMES_LAW =
  /(?:laws?|legislation) of (?:the )?(?:state of |commonwealth of |republic of |province of )?([\p{L} ]{3,40})|([\p{L}]{3,20} (?:respublikos )?)(?:teis|įstatym)/u;

/** The laws under which the contract is put. */
export const lawsOf = (contract: ReadContract): (readonly [Sentence, readonly string[]])[] =>
  contract
    .saying(LAW)
    .filter((sentence) => isAboutLaw(sentence) && NAMES_LAW.test(sentence.plain))
    .map((sentence) => [sentence, placesIn(lawPart(sentence.plain))] as const)
    .filter(([, places]) => places.length > 0);

/** A sentence may name the law and the court: the law stands up to the court. */
const lawPart = (plain: string): string =>
  plain.split(
    /(?<!\p{L})(?:courts?|arbitrat\p{L}{1,5}|jurisdiction|venue|teism\p{L}{1,5}|arbitraž\p{L}{1,3})(?!\p{L})/u,
  )[0] ?? plain;

/** Different states of one federation, or England beside Wales, may stand together in one sentence. */
const differ = (a: readonly string[], b: readonly string[]) => !a.some((place) => b.includes(place));

export const governingLawCheck: ClauseCheck = {
  clause: 'governing-law',
  topic: {
    heading: phrases('(governing|applicable|choice of) law', 'taikytina teisė', '(law|jurisdiction)'),
    sentence: LAW,
    unless: NOT_THE_LAW_OF_THE_CONTRACT,
  },
  rules: [
    found({
      id: 'governing-law.missing',
      kind: 'missing',
      category: 'legal',
      find: (contract) => (contract.saying(LAW).some(isAboutLaw) ? undefined : { riskFactor: 4 }),
      text: {
        en: say(
          'Ask for a sentence that names the law of the contract, best that of the country where you work.',
          'If nothing is named, the two sides may first have to argue about which law applies, and only then about the money.',
        ),
        lt: say(
          'Paprašykite sakinio, kuriame nurodyta sutarčiai taikytina teisė, geriausia – valstybės, kurioje dirbate.',
          'Kai ji nenurodyta, šalims pirmiausia gali tekti ginčytis, kurios valstybės teisė taikoma, ir tik paskui – dėl pinigų.',
        ),
      },
    }),
    found({
      id: 'governing-law.two-laws',
      kind: 'risky',
      category: 'legal',
      find(contract) {
        const [first, ...others] = lawsOf(contract);
        const other = others.find(([, places]) => first !== undefined && differ(first[1], places));
        return other === undefined ? undefined : { riskFactor: 4, sentence: other[0] };
      },
      text: {
        en: say(
          'Ask for one law for the whole contract.',
          'Two places of the contract name different laws. Nobody can tell which one decides, and clearing that up costs both sides money.',
        ),
        lt: say(
          'Paprašykite visai sutarčiai taikyti vienos valstybės teisę.',
          'Dviejose sutarties vietose nurodyta skirtingų valstybių teisė. Neaišku, kuri lemia, o tai išsiaiškinti abiem šalims kainuotų.',
        ),
      },
    }),
  ],
};
