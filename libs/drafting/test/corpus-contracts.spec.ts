import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CORPUS = path.join(import.meta.dirname, '..', 'corpus');

interface Labels {
  readonly language: string;
  readonly planted: readonly { quote: string; topics: readonly string[]; defect: string | null }[];
  readonly present: readonly string[];
  readonly absent: readonly string[];
  readonly fair: readonly string[];
}

const idsOf = (table: string): Set<string> =>
  new Set(
    readFileSync(path.join(CORPUS, 'units', table), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0] ?? ''),
  );
const provisions = idsOf('provisions.tsv');
const defects = idsOf('defects.tsv');
const LEARNED = path.join(CORPUS, 'contracts', 'to-learn');
const contracts = ['held-out', ...readdirSync(LEARNED).map((hand) => `to-learn/${hand}`)].flatMap((folder) =>
  readdirSync(path.join(CORPUS, 'contracts', folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(CORPUS, 'contracts', folder, name))
    .map((file) => ({
      name: path.relative(CORPUS, file),
      text: readFileSync(file.replace(/json$/u, 'txt'), 'utf8'),
      labels: JSON.parse(readFileSync(file, 'utf8')) as Labels,
    })),
);

describe('the labelled contracts', () => {
  it('are at least sixty in each language to learn from, and six to measure by', () => {
    const count = (folder: string, language: string) =>
      contracts.filter(({ name, labels }) => name.startsWith(folder) && labels.language === language).length;
    for (const language of ['en', 'lt']) {
      expect(count('contracts/held-out', language)).toBe(6);
      expect(count('contracts/to-learn', language)).toBeGreaterThanOrEqual(60);
    }
  });

  it.each(contracts)('$name quotes what stands in it once, under topics of the list', ({ text, labels }) => {
    const quotes = [...labels.planted.map(({ quote }) => quote), ...labels.fair];
    expect(quotes.filter((quote) => text.split(quote).length !== 2)).toEqual([]);
    const topics = [...labels.planted.flatMap((each) => each.topics), ...labels.present, ...labels.absent];
    expect(topics.filter((topic) => !provisions.has(topic))).toEqual([]);
    expect(labels.planted.filter(({ defect }) => defect !== null && !defects.has(defect))).toEqual([]);
    expect(labels.present.filter((topic) => labels.absent.includes(topic))).toEqual([]);
    expect(text.isWellFormed()).toBe(true);
  });
});
