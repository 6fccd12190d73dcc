import type { MilestoneRow } from '../terms/answers.js';
import type { IsoDate } from '../model/document.js';
import { quantitiesIn } from '../reading/quantities.js';
import { cleanText } from '../reading/text.js';
import { daysIn } from './days.js';
import { listKindOf } from './lists.js';
import { plainText } from './plain-text.js';
import type { Quote } from './proposal.js';
import type { Statement } from './statements.js';
import { sumsIn, valueOf } from './sums.js';

const NUMBERED =
  /^[\s|]*(?:(?:stage|phase|milestone|step|etapas)\s*(?:no\.? ?)?\d+|\d+(?:st|nd|rd|th)? (?:stage|phase|milestone)|(?:pirm|antr|trec|ketvirt|penkt)as etapas|\d+\.? ?(?:as )?etapas|[ivx]+ etapas)\b\s*[:.)|-]*\s*/u;
const NAME_ENDS = /[\s(–—:,|-]+(?:(?:by|until|due|for|iki|už|nuo|till)\s*)?$/iu;
/** "Total £200", "1,200 EUR in all", „Iš viso su PVM“: what the stages come to, or tax upon it, is no stage. */
const TOTAL =
  /^(?:[\s|:=*-]|\b(?:(?:grand |sub ?-?)?total|sum|subtotal|overall|altogether|together|in|price|budget|amount|cost|fee|of|for|is|the|all|whole|full|project|stages?|work|everything|plus|incl\w*|excl\w*|including|excluding|with|without|vat|pvm|tax|is viso|viso|visa|bendra|bendrai|galutine|suma|kaina|biudzetas|kartu|uz|visus|visi|etapus|etapai|viska|darba|darbus|projekta|yra|bus|su|be|mokesciai)\b|\d{1,2} ?%|[.,()+])+$/u;
const LABEL_ENDS = /[\s:.)|–—-]+$/u;
/** "Sketches | 2027-02-01 | 240": what is paid, in the last cell. */
const LAST_CELL = /\|\s*(\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?)\s*\|?\s*$/u;

export interface Stage {
  readonly row: MilestoneRow;
  readonly quote: Quote;
}

/** By its name or its heading, or an item with a day and what is paid then. */
const isStage = (statement: Statement, today: IsoDate): boolean => {
  const { plain, text, heading, isItem } = statement;
  if (NUMBERED.test(plain) || (isItem && listKindOf(heading) === 'milestones')) return true;
  const isPaid = quantitiesIn(text).some(({ kind }) => kind === 'percent' || kind === 'money');
  return (LAST_CELL.test(plain) || (isItem && isPaid)) && daysIn(statement, today).length === 1;
};

/** The stages that a brief lists; none where it has only one. */
export function stagesIn(statements: readonly Statement[], today: IsoDate): Stage[] {
  const stages = statements
    .filter((each) => isStage(each, today))
    .flatMap((statement) => stageOf(statement, today));
  return stages.length > 1 ? stages : [];
}

function stageOf(statement: Statement, today: IsoDate): Stage[] {
  const { text, plain, start } = statement;
  const sums = sumsIn(statement);
  const days = daysIn(statement, today).filter((day) => day.days.length === 1);
  const parts = quantitiesIn(text).filter(({ kind }) => kind === 'percent');
  const [sum, day, part] = [sums[0], days[0], parts[0]];
  const cell = sum === undefined && part === undefined ? LAST_CELL.exec(plain) : null;
  const begin = NUMBERED.exec(plain)?.[0].length ?? 0;
  const ends = [sum?.from, day?.from, part?.index, cell?.index].filter(
    (at) => at !== undefined && at >= Math.max(begin, 1),
  );
  const words = text.slice(begin, Math.min(...ends.map(Number), text.length));
  /* A stage that has no other name is called by its number. */
  const name =
    cleanText(words.replace(NAME_ENDS, '')) ?? cleanText(text.slice(0, begin).replace(LABEL_ENDS, ''));
  const isTotal = sum !== undefined && TOTAL.test(plain.slice(0, sum.from) + plain.slice(sum.to));
  if (
    name === undefined ||
    isTotal ||
    TOTAL.test(plainText(name)) ||
    sums.length > 1 ||
    days.length > 1 ||
    parts.length > 1
  )
    return [];
  const paid = sum?.value ?? part?.value ?? (cell === null ? undefined : valueOf(cell[1] ?? '', ''));
  const amount = paid === undefined ? '' : String(paid);
  const unit = sum === undefined && part !== undefined ? 'percent' : 'money';
  const date = day?.days[0] ?? '';
  return [{ row: { name, date, amount, unit }, quote: { start, end: start + text.trimEnd().length } }];
}
