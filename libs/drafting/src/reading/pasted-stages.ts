import type { IsoDate } from '../model/document.js';
import type { MilestoneRow } from '../terms/answers.js';
import { listMarkers } from './list-marker.js';
import { amountOfRow } from './milestone-rows.js';
import { isWhole } from './milestones.js';
import { stageLine } from './stage-line.js';
import { withoutEnd } from './abbreviation.js';
import { asOneLine, cleanText, LINE_BREAK } from './text.js';

/** "Stage 2:", "2 etapas –", "II etapas." */
const STAGE =
  /^(?:(?:stage|phase|milestone|step|part|etapas|žingsnis|dalis)\s*(?:no\.?\s*|nr\.?\s*|#\s*)?(?<behind>\d{1,2}|[ivx]{1,4})(?![\p{L}\d])|(?<before>\d{1,2}|[ivx]{1,4})\s*(?:-?(?:st|nd|rd|th|as|asis|is))?\.?\s*(?:stage|phase|milestone|etapas|žingsnis))\s*[:.)–—|-]*\s*/iu;
const NUMBER_CELL = /^(?<number>\d{1,2})\.?\s*\|\s*/u;
const HEADING =
  /^(?:(?:the |project |payment |work |darbų |projekto |mokėjimo |mokėjimų )*(?:stages|milestones|phases|schedule|plan|timeline|etapai|grafikas|planas|terminai))\s*:$/iu;
const LABEL =
  /^(?:no\.?|nr\.?|#|eil\. nr\.?|stages?|milestones?|phases?|tasks?|what|name|work|deliverables?|description|dates?|when|by when|due(?: date)?|deadline|amount|price|sum|fee|payment|cost|share|%|etap(?:as|ai)|darb(?:as|ai)|pavadinimas|kas|kas padaroma|aprašymas|data|terminas|iki kada|kada|suma|kaina|mokėjimas|dalis)$/iu;
const TOTAL = /^(?:(?:in )?total|sum|altogether|iš viso|viso|bendra suma|suma)(?!\p{L})/iu;
/** In one line: "1) Design 2) Build". */
const INLINE = /(?:^|\s)(?<number>\d{1,2})[).]\s+(?=\p{L})/gu;
/** A day without a year that lies further on than this does not follow the one above it. */
const LONG_STEP_MS = 200 * 86_400_000;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/**
 * The stages of a list that somebody pastes, a row each, with their days and what is paid where these are surely read; whatever
 * else a line says stays in the name. A line that belongs to the number above it joins its row. A day without a year is the next
 * one from `from` on.
 */
export function pastedStages(text: string, from: IsoDate): MilestoneRow[] {
  const items = itemsOf(text);
  const lines = items.map((line, at) => withoutNumber(line, at + 1));
  const first = rowsOf(lines, from, false);
  const shares = first.map(({ share, row }) => share ?? (row.unit === 'percent' ? row.amount : ''));
  const sum = shares.reduce((all, share) => all + (amountOfRow({ amount: share, unit: 'percent' }) ?? 0), 0);
  /* "Draft 40%, Final 60%": where every line has a share and they make a whole, they are those of the price. */
  const areShares = lines.length > 1 && shares.every((share) => share !== '') && isWhole(sum, shares.length);
  const rows = (areShares ? rowsOf(lines, from, true) : first).map(({ row }, at) => ({
    ...row,
    name: row.name || numberOf(items[at] ?? '', lines[at] ?? ''),
  }));
  return withoutTotal(rows, items);
}

function rowsOf(lines: readonly string[], from: IsoDate, takeShares: boolean) {
  let last = from;
  return lines.map((line) => {
    const near = stageLine(line, last, takeShares);
    const isFar = Date.parse(near.row.date) - Date.parse(last) > LONG_STEP_MS;
    const read = isFar ? stageLine(line, from, takeShares) : near;
    if (read.row.date > last) last = read.row.date;
    return read;
  });
}

/** The lines of a text, each an item: without marks, and with the lines that go on from it. */
function itemsOf(text: string): string[] {
  const whole = text
    .replaceAll(/\t+/gu, ' | ')
    .split(LINE_BREAK)
    .map(asOneLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const lines = whole.length === 1 ? inlineItems(whole[0] ?? '') : whole;
  const { markers } = listMarkers(lines);
  const style = markers.find((marker) => marker !== undefined)?.style;
  const isNumbered = markers.some((marker) => marker?.kind === 'numbered' && marker.style === style);
  const items: string[] = [];
  for (const [at, line] of lines.entries()) {
    const marker = markers[at];
    const words = withoutEnd(line.slice(marker?.length ?? 0), /[\s.;,]+$/u);
    if (isHeading(line, items)) continue;
    const goesOn = isNumbered && items.length > 0 && marker?.style !== style && !TOTAL.test(words);
    if (goesOn) items.push(`${items.pop() ?? ''}, ${words}`);
    else items.push(words);
  }
  return items;
}

function inlineItems(line: string): string[] {
  const starts = [...line.matchAll(INLINE)];
  const counts = starts.every(({ groups }, at) => Number(groups?.['number']) === at + 1);
  if (starts.length < 2 || !counts || starts[0]?.index !== 0) return [line];
  return starts.map(({ index }, at) => line.slice(index, starts[at + 1]?.index).trim());
}

/** Names of columns, and what a list is called, are no stages. */
function isHeading(line: string, before: readonly string[]): boolean {
  const cells = line.split(/[|;]/u).map((cell) => cell.trim());
  return (
    before.length === 0 &&
    (HEADING.test(line) || (cells.length > 1 && cells.every((cell) => LABEL.test(cell))))
  );
}

/** A number that a row has by its place; one that does not count on stays a word. */
function withoutNumber(line: string, number: number): string {
  const groups = (STAGE.exec(line) ?? NUMBER_CELL.exec(line))?.groups;
  const said = (groups?.['behind'] ?? groups?.['before'] ?? groups?.['number'] ?? '').toLowerCase();
  const value = /^\d/u.test(said) ? Number(said) : 1 + ROMAN.indexOf(said);
  if (value !== number) return line;
  return line.replace(STAGE, '').replace(NUMBER_CELL, '');
}

/** What `withoutNumber` took away, without the marks behind it: the name of a stage that has no other. */
const numberOf = (item: string, line: string): string =>
  cleanText(item.slice(0, item.length - line.length).replace(/[\s:)–—|-]+$/u, '')) ?? '';

/** A last line that says what the others come to is no stage; one that says something else keeps its words. */
function withoutTotal(rows: readonly MilestoneRow[], items: readonly string[]): MilestoneRow[] {
  const [last, line] = [rows.at(-1), items.at(-1)];
  if (last === undefined || line === undefined || rows.length < 3 || !TOTAL.test(line)) return [...rows];
  const others = rows.slice(0, -1);
  const sum = others.reduce((all, row) => all + (amountOfRow(row) ?? 0), 0);
  const isSame =
    others.every(({ unit }) => unit === last.unit) && Math.abs(sum - (amountOfRow(last) ?? -1)) < 0.005;
  return isSame ? others : [...others, { name: cleanText(line) ?? '', date: '', amount: '', unit: 'money' }];
}
