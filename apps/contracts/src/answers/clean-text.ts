import { areRows, type MilestoneRow, type SaveAnswerRequest } from '@pactwright/protocol';

/** What PostgreSQL cannot store or no reader can see: control characters but tab and line ends, and halves of a surrogate pair. */
const UNSTORABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const cleanText = (text: string): string => text.replace(UNSTORABLE, '');

export function cleanValue(value: SaveAnswerRequest['value']): SaveAnswerRequest['value'] {
  if (typeof value === 'string') return cleanText(value);
  if (areRows(value)) return value.map(cleanRow);
  return Array.isArray(value) ? value.map(cleanText) : value;
}

const cleanRow = (row: MilestoneRow): MilestoneRow => ({
  ...row,
  name: cleanText(row.name),
  amount: cleanText(row.amount),
});
