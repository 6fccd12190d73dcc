import { defaultAnswers } from '../questions/index.js';
import { secondKey } from '../terms/second-keys.js';
import { draftBoth } from './bilingual.js';

const rowsOf = (deliverables: string, second: string): [string, string][] =>
  draftBoth(
    { ...defaultAnswers(), deliverables, [secondKey('deliverables', 'lt')]: second },
    { left: 'en', prevails: 'lt' },
  )
    .rows.filter(({ left: [line = []], right: [other = []] }) =>
      [line, other].some((parts) =>
        parts.some((part) => part.kind === 'text' && /^(?:plan|planas|report|ataskaita)/u.test(part.text)),
      ),
    )
    .map(({ kind, number }): [string, string] => [kind, number]);

describe('typed lists beside each other', () => {
  it.each([
    ['- plan\n- report', '1) planas\n2) ataskaita', ['bullet', 'bullet']],
    ['1. plan\n2. report', '• planas\n• ataskaita', ['numbered', 'numbered']],
  ])('have the marks of the first text item by item: %j beside %j', (first, second, kinds) => {
    expect(rowsOf(first, second).map(([kind]) => kind)).toEqual(kinds);
  });
});
