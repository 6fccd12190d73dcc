import { isNamed } from './named.js';
import { touches } from './touching.js';
import { isLeadIn } from '../lists.js';
import type { Sentence } from '../segment.js';
import { TOPICS } from './names.js';
import { isPiece } from './pieces.js';
import type { ConceptReader, Reading } from './reader.js';
import { lean } from '../../reading/letters.js';

/** How far a contract regulates a topic, by the passage that does so most likely. */
export interface Presence {
  readonly state: 'there' | 'unsure' | 'missing';
  /** Whether that passage by itself leaves no doubt. */
  readonly isSure: boolean;
  readonly likeliest: Sentence | undefined;
  /** The likeliest of those that speak of it in its own words. */
  readonly nearest: Sentence | undefined;
}

/**
 * "Signature: [your signature]", "– your full name" are no provision, though the reader takes their few words for those of one: what is
 * there or not would hang on how a file sets its tables and places to sign.
 */
const isField = ({ plain }: Sentence): boolean =>
  (isPiece(plain) && !isLeadIn(plain) && (GAP.test(plain) || DETAIL.test(plain))) ||
  ENDS_IN_GAP.test(plain) ||
  WHO_IT_IS.test(plain);
/** "Company code – you: [your company code]". */
const ENDS_IN_GAP = /[:-] (?:\[[^\]]*\]|_{3,})$/u;
const GAP = lean(/\[[^\]]*\]|\{\{|_{3,}|\p{L}: ?$|\p{L} - ?$/u);
const DETAIL = lean(
  /^(?:[-–•] )?(?:[\p{L}'/]+ ){0,3}(?:name|address|e-?mail|signature|date|number|code|account|phone|vardas|pavardė|pavadinimas|adresas|paštas|parašas|data|kodas|numeris|sąskaita|telefonas)(?: \([^)]*\))?:?$/u,
);
/** "Client – Šaltinis UAB, Vilnius". */
const WHO_IT_IS = /^(?:the )?(?:provider|client|paslaugų teikėjas|klientas) - /u;

/** What a field may be of: nobody regulates anything else by one, unless it names it and says something of it: "Deposit: 50%". */
const carries = (topic: string, sentence: Sentence): boolean =>
  OF_FIELDS.has(topic) || (SAYS.test(sentence.plain) && touches(topic, sentence));
const OF_FIELDS: ReadonlySet<string> = new Set(['parties', 'signatures', 'background', 'definitions']);
const SAYS = lean(/\d|\p{L}{2,}[^\p{L}]+\p{L}{2,}/u);

/** What leaves no doubt that a topic is regulated, however many other things the sentence says. */
const SAID: Readonly<Record<string, RegExp>> = {
  disputes: lean(
    /(?<!\p{L})(?:(?:jurisdiction|venue)[^.;]{0,80} (?:courts?|tribunals?)|courts? (?:of|in|sitting in|at) [^.;]{1,60}(?:jurisdiction|decides?|settles?|hears?|determines?|resolves?|competent|(?:is|are) (?:agreed|chosen))|disputes?[^.;]{0,90} (?:courts? (?:of|in|at|sitting)|arbitrat\p{L}*)|(?:submit|prorogate)\p{L}*[^.;]{0,60} (?:jurisdiction|courts?)|(?:ginč|nesutarim)\p{L}*[^.;]{0,120} (?:teism(?:e|uose|as|ai)|arbitraž\p{L}*)(?!\p{L})|teismingum\p{L}*)/u,
  ),
  'background-materials': lean(
    /(?<!client's )(?<!\p{L})(?:pre-?existing|background|provider's own) (?:\p{L}+,? ){0,3}(?:tools?|materials?|librar(?:y|ies)|templates?|know-how|code)(?!\p{L})|(?<!\p{L})(?:tools?|librar(?:y|ies)|know-how|templates?)(?!\p{L})[^.;]{0,40} (?:used in|(?:created|made|developed|written|existing) (?:[^.;]{0,20} )?(?:before|prior to))(?!\p{L})|(?<!kliento )(?<!\p{L})anksčiau (?:\p{L}+ ){0,2}(?:sukurt|turėt|parengt)\p{L}* (?:\p{L}+ ){0,2}(?:įrank|medžiag|kūrin|šablon|kod|priemon|bibliotek)\p{L}*/u,
  ),
  deposit: lean(
    /(?<!\p{L})(?:pays?|paid|payable|due)(?!\p{L})[^.;]{0,30} (?:(?:eur|usd|gbp) ?|[€$£] ?)?\d[\d., ]*(?: ?(?:%|per ?cent|eur|usd|gbp|€))?[^.;]{0,40} (?:before (?:the |any |its |his |her )?(?:works?|services?|project|provider) (?:starts?|begins?|commences?)|before (?:starting|beginning) (?:the )?(?:work|services?|project)|(?:on|upon|at) (?:the )?(?:signature|signing) of (?:this|the) (?:agreement|contract))|(?<!\p{L})prieš (?:pradedant (?:\p{L}+ )?(?:darb|paslaug|projekt)\p{L}+|(?:darbų|paslaugų|projekto) pradžią),? (?:[\p{L}]+ ){0,3}(?:su|ap)?mok(?:a|ama|ami|amas)(?!\p{L})[^.;]{0,20}\d|(?<!\p{L})(?:su|ap)?mok(?:a|ama|ami|amas)(?!\p{L})[^.;]{0,30}\d[^.;]{0,30} prieš (?:pradedant (?:\p{L}+ )?(?:darb|paslaug|projekt)|(?:darbų|paslaugų|projekto) pradžią)/u,
  ),
  'late-payment': lean(
    /(?<!\p{L})(?:late|overdue|outstanding|unpaid) (?:sums?|amounts?|payments?|invoices?)(?!\p{L})[^.;]{0,30} (?:bears?|carr(?:y|ies)|attracts?|accrues?) [^.;]{0,30}(?:interest|late (?:fee|charge))(?!\p{L})|^(?![^]*(?<!\p{L})(?:tik|vien) paslaugų)[^]*?(?<!\p{L})(?:vėluojant|pavėlavus|uždelsus|vėluojant (?:su|ap)?mokėti|už kiekvieną (?:pavėluotą|uždelstą) (?:\p{L}+ )?dieną)[^.;]{0,30} (?:mokami|mokamos|skaičiuojami|skaičiuojamos|taikomi) [^.;]{0,40}(?:delspinig|palūkan)\p{L}+[^]*(?<!\p{L})(?:abiem|abi|kiekvien\p{L}+ šal\p{L}+|šalys)(?!\p{L})/u,
  ),
  term: lean(
    /(?<!\p{L})(?:this |the )?(?:agreement|contract|engagement) (?:then |thereafter |automatically )?(?:ends?|expires?|lasts?|runs?|is in force|remains? in force|continues?) (?:when|once|until|as soon as|on the day)(?!\p{L})|(?<!\p{L})(?:ši |šis )?(?:sutartis|susitarimas) (?:\p{L}+ )?(?:baigiasi|pasibaigia|galioja|veikia),? (?:tada, |tol, |tuomet, )?(?:kai|kol|iki|šalims (?:\p{L}+ )?įvykd|įvykdžius|abiem šalims)/u,
  ),
  'liability-cap': lean(
    /(?<!\p{L})atlygin\p{L}* (?:nuostol|žal)\p{L}* (?:tik )?iki [^.;]{0,80}(?:sum|kain|atlyg|užmokes)\p{L}+/u,
  ),
  expenses: lean(
    /(?<!\p{L})(?:price|fee|rate)s?(?!\p{L})[^.;]{0,120} (?:inclusive of|includ(?:es|ing)|covers?) (?:[\p{L},]+ ){0,5}expenses(?!\p{L})|(?<!\p{L})(?:kain|atlyg|į ją|į jį)[^.;]{0,120} (?:įskaičiuot|įtraukt|įeina)\p{L}* (?:[\p{L},]+ ){0,6}išlaid\p{L}+/u,
  ),
  subcontracting: lean(
    /(?<!\p{L})provider (?:[^.;]{0,60} )?(?:sub-?contract\p{L}*)|(?<!\p{L})paslaugų teikėj(?:as|a) (?:[^.;]{0,90} )?subrang\p{L}+/u,
  ),
  taxes: lean(
    /(?<!\p{L})(?:price|fee|rate|sum|amount)s?(?!\p{L})[^.;]{0,120} (?:inclusive|exclusive) of (?:[\p{L},]+ ){0,5}(?:vat|tax(?:es)?)(?!\p{L})|(?<!\p{L})(?:kain|atlyg|į ją|į jį|sum)[^.;]{0,120} (?:įskaičiuot|įtraukt|įeina)\p{L}* (?:[\p{L},]+ ){0,6}(?:mokes[čt]\p{L}+|pvm)(?!\p{L})/u,
  ),
  'governing-law': lean(
    /(?<!\p{L})(?:(?:is|are|be) (?:governed|construed|interpreted)[^.;]{0,80} (?:laws?|law of)|(?:subject to|under) (?:the )?(?:\p{L}+ )?laws? of \p{L}+|\p{L}+ law (?:applies|governs)|taikom(?:a|i|os)(?: tik)? [\p{L} ]{0,40}(?:teisė|teisės aktai|įstatymai))(?!\p{L})/u,
  ),
};

const saying = (topic: string, readings: readonly { readonly sentence: Sentence }[]): Sentence | undefined =>
  readings.find(({ sentence }) => SAID[topic]?.test(sentence.plain))?.sentence;

interface About {
  readonly sentence: Sentence;
  readonly odds: number;
}
const likeliestOf = (about: readonly About[]): About | undefined =>
  about.reduce<About | undefined>(
    (best, each) => (best === undefined || each.odds > best.odds ? each : best),
    undefined,
  );

export function presenceOf(
  readings: readonly { readonly sentence: Sentence; readonly reading: Reading }[],
  { missing, there, usual }: ConceptReader['thresholds'],
): ReadonlyMap<string, Presence> {
  const told = readings.map((each) => ({ ...each, isOfField: isField(each.sentence) }));
  return new Map(
    TOPICS.map((topic, at): readonly [string, Presence] => {
      const about = told.flatMap(({ sentence, reading, isOfField }) =>
        isOfField && !carries(topic, sentence) ? [] : [{ sentence, odds: reading.topics[at] ?? -Infinity }],
      );
      const first = likeliestOf(about);
      const best = first?.odds ?? -Infinity;
      const isSure = best > 0;
      const score = best + (usual[at] ?? 0);
      const state = score < missing ? 'missing' : score < there ? 'unsure' : 'there';
      if (state === 'there')
        return [topic, { state, isSure, likeliest: first?.sentence, nearest: first?.sentence }];
      const said = saying(topic, readings);
      if (said !== undefined) return [topic, { state: 'there', isSure, likeliest: said, nearest: said }];
      const nearest = likeliestOf(about.filter(({ sentence }) => isNamed(topic, sentence)))?.sentence;
      return [topic, { state, isSure, likeliest: state === 'unsure' ? first?.sentence : undefined, nearest }];
    }),
  );
}
