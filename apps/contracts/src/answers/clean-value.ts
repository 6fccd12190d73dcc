import { areRows, storable, type MilestoneRow, type SaveAnswerRequest } from '@pactwright/protocol';

export function cleanValue(value: SaveAnswerRequest['value']): SaveAnswerRequest['value'] {
  if (typeof value === 'string') return storable(value);
  if (areRows(value)) return value.map(cleanRow);
  return Array.isArray(value) ? value.map(storable) : value;
}

const cleanRow = (row: MilestoneRow): MilestoneRow => ({
  ...row,
  name: storable(row.name),
  amount: storable(row.amount),
  ...(row.second !== undefined && { second: storable(row.second) }),
});
