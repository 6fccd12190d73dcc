import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';

/* How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; a section that has none is left out. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const page = readFileSync(path.join(root, 'docs', 'security', 'asvs.md'), 'utf8');
const rows = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d[\d.–]*) +\| ([\d, ]+?) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm),
].map(([, id = '', level = '', asks = '', state = '', how = '']) => ({ id, level, asks, state, how }));

/** `10.3.1–10.3.4` stands for four. */
function idsOf(id: string): string[] {
  const [first = '', last = first] = id.split('–');
  const section = first.slice(0, first.lastIndexOf('.'));
  const [from, to] = [first, last].map((each) => Number(each.slice(each.lastIndexOf('.') + 1))) as [
    number,
    number,
  ];
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);
}

const all = rows.flatMap(({ id, state }) => idsOf(id).map((each) => ({ id: each, state })));

describe('the table of ASVS 5.0', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    const bySection: Record<string, number> = {};
    for (const { id } of all) {
      const section = id.slice(0, id.lastIndexOf('.'));
      bySection[section] = (bySection[section] ?? 0) + 1;
    }

    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(bySection).toEqual(SECTIONS);
  });

  it('says of each whether it is met, and how or why not', () => {
    for (const row of rows) {
      expect(['met', 'partly', 'not met', 'n/a']).toContain(row.state);
      expect(row.how.length).toBeGreaterThan(3);
    }
  });

  it('counts them right', () => {
    const count = (state: string) => all.filter((each) => each.state === state).length;
    const counts = [all.length, count('met'), count('partly'), count('not met'), count('n/a')];

    expect(page.replaceAll(/ +/g, ' ')).toContain(`| ${counts.join(' | ')} |`);
  });
});
