import type { Language } from '../model/document.js';
import type { WorkType } from '../terms/terms.js';
import { consulting } from './industries/consulting.js';
import { copywriting } from './industries/copywriting.js';
import { design } from './industries/design.js';
import { general } from './industries/general.js';
import type { Industry, IndustryText } from './industries/industry.js';
import { KEYWORDS } from './industries/keywords.js';
import { marketing } from './industries/marketing.js';
import { webDevelopment } from './industries/web-development.js';

const INDUSTRIES: Readonly<Record<WorkType, Industry>> = {
  general,
  consulting,
  design,
  marketing,
  web_development: webDevelopment,
  copywriting,
};

export const industryText = (type: WorkType, language: Language): IndustryText => INDUSTRIES[type][language];

/** The title stands in the first lines; what the work is, in the first pages. */
const TITLE = 160;
const LEAD = 2_000;
const READ = 20_000;
const LEAD_WEIGHT = 3;
const TITLE_WEIGHT = 4;
const STRONG_WEIGHT = 3;
/** "[LOGO]": what somebody still has to fill in says nothing about the work. */
const PLACEHOLDER = /\[[^\][\n]{1,80}\]/gu;
/** A word said again and again says no more than a word said so often. */
const MOST_COUNTED = 4;
/** Below this a text speaks of its work only in passing: less than two strong words at the beginning. */
const LEAST_SCORE = 14;
/** Words that only go with a kind of work have to be more. */
const LEAST_WITHOUT_STRONG = 25;
/** And different ones: a website on which a talk may be shown is no work. */
const LEAST_DIFFERENT = 2;
/** In a long text both have to be more: so much for each thousand of its words. */
const LEAST_OF_A_THOUSAND = 8;
const THOUSAND = 1000;
/** Two kinds that are as likely as this are neither: a photographer's terms speak of websites and of social media. */
const AHEAD = 1.5;

function counted(pattern: RegExp, text: string): number {
  let count = 0;
  const seen = new Map<string, number>();
  for (const [word] of text.matchAll(pattern)) {
    const times = (seen.get(word) ?? 0) + 1;
    seen.set(word, times);
    if (times <= MOST_COUNTED) count++;
  }
  return count;
}

const different = (pattern: RegExp, text: string): number =>
  new Set([...text.matchAll(pattern)].map(([word]) => word)).size;

const score = (pattern: RegExp, title: string, lead: string, rest: string): number =>
  counted(pattern, title) * TITLE_WEIGHT * LEAD_WEIGHT +
  counted(pattern, lead) * LEAD_WEIGHT +
  counted(pattern, rest);

/** What kind of work a contract is about, by the words it uses, most of all where it begins; in doubt a general one. */
export function industryOf(text: string): WorkType {
  const read = text.slice(0, READ).replace(PLACEHOLDER, ' ').toLowerCase().replace(/\s+/gu, ' ').trim();
  const title = read.slice(0, TITLE);
  const lead = read.slice(0, LEAD);
  const rest = read.slice(LEAD);
  const thousands = (read.match(/\p{L}+/gu)?.length ?? 0) / THOUSAND;
  const likely = Object.entries(KEYWORDS)
    .map(([type, { strong, plain }]) => {
      const named = score(strong, title, lead, rest) * STRONG_WEIGHT;
      const total = named + score(plain, title, lead, rest);
      const least = Math.max(named > 0 ? LEAST_SCORE : LEAST_WITHOUT_STRONG, thousands * LEAST_OF_A_THOUSAND);
      const isEnough = total >= least && (named > 0 || different(plain, read) >= LEAST_DIFFERENT);
      return { type: type as WorkType, total, isEnough };
    })
    .sort((a, b) => b.total - a.total);
  const [first, second] = likely;
  if (first === undefined || second === undefined || !first.isEnough) return 'general';
  return first.total < second.total * AHEAD ? 'general' : first.type;
}
