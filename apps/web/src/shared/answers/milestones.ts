import { linesOfRows, rowsOfLines } from '@pactwright/drafting';
import { areRows, isBlankRow, type Answers, type MilestoneRow } from '@pactwright/protocol';

export const BLANK_ROW: MilestoneRow = { name: '', date: '', amount: '', unit: 'money' };

/** The rows of an answer, whose older form was a text with a line each; undefined for a text that rows cannot hold. */
export function rowsOf(value: Answers[string] | undefined): readonly MilestoneRow[] | undefined {
  if (typeof value === 'string') return rowsOfLines(value);
  return areRows(value) ? value : [];
}

/** Lines that a suggestion is made from, and that it comes as. */
export const linesOf = (value: Answers[string] | undefined): string =>
  typeof value === 'string' ? value : areRows(value) ? linesOfRows(value) : '';

/** Lines say nothing of acceptance and of the other language: rows of the same name keep what `before` says of it. */
export function answerOfLines(text: string, before?: Answers[string]): Answers[string] | undefined {
  if (text.trim() === '') return undefined;
  const known = areRows(before) ? before : [];
  return rowsOfLines(text)?.map((row) => ({ ...besides(known, row.name), ...row })) ?? text;
}

function besides(known: readonly MilestoneRow[], name: string): Partial<MilestoneRow> {
  const same = known.find((row) => row.name.trim() === name);
  if (same === undefined) return {};
  const { name: _name, date: _date, amount: _amount, unit: _unit, ...rest } = same;
  return rest;
}

/** Rows in the place of one that is blank, or behind one that is not. */
export function withRows(
  rows: readonly MilestoneRow[],
  at: number,
  added: readonly MilestoneRow[],
): MilestoneRow[] {
  return isBlankAt(rows, at) ? rows.toSpliced(at, 1, ...added) : rows.toSpliced(at + 1, 0, ...added);
}

export const isBlankAt = (rows: readonly MilestoneRow[], at: number): boolean => {
  const row = rows[at];
  return row !== undefined && isBlankRow(row);
};

export const withRow = (
  rows: readonly MilestoneRow[],
  at: number,
  change: Partial<MilestoneRow>,
): MilestoneRow[] => rows.map((row, index) => (index === at ? { ...row, ...change } : row));

export const withoutRow = (rows: readonly MilestoneRow[], at: number): MilestoneRow[] =>
  rows.filter((_, index) => index !== at);

/** The row changes its place with the one before (`-1`) or behind it (`1`). */
export function moved(rows: readonly MilestoneRow[], at: number, by: -1 | 1): MilestoneRow[] {
  const row = rows[at];
  if (row === undefined || rows[at + by] === undefined) return [...rows];
  return withoutRow(rows, at).toSpliced(at + by, 0, row);
}

/** What an amount becomes as it is typed: a figure with its sign of percent is a part of the price. */
export function typedAmount(text: string): Partial<MilestoneRow> {
  const part = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/u.exec(text)?.[1];
  return part === undefined ? { amount: text } : { amount: part, unit: 'percent' };
}
