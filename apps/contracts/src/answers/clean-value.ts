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
  ...clean(row, 'acceptance'),
  ...clean(row, 'secondAcceptance'),
  ...clean(row, 'second'),
});

const clean = (row: MilestoneRow, cell: 'acceptance' | 'secondAcceptance' | 'second') => {
  const text = row[cell];
  return text !== undefined && { [cell]: storable(text) };
};
