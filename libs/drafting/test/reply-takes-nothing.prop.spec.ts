import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { check, knownOf } from '../src/check/check.js';
import { topicOf } from '../src/check/concepts/names.js';
import { applied } from '../src/reply/apply.js';
import { proposals } from '../src/reply/proposals.js';
import { together } from '../src/reply/together.js';
import { asUploaded } from './as-uploaded.js';
import { byDay } from './by-day.js';
import { contradictions } from './contradictions.js';

const CONTRACTS = path.join(import.meta.dirname, '../corpus/contracts/to-learn');
const MIXED = path.join(import.meta.dirname, '../corpus/mixed');
const SAMPLES = path.join(import.meta.dirname, '../../../../shared/data/samples');

const textsIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.txt') && !name.includes('MANIFEST'))
        .sort()
        .map((name) => path.join(folder, name))
    : [];

/** Whose replies, made whole, once lacked something grave or said two things of one matter. */
const ONCE = ['cuad-4/c06', 'en-f/c04', 'en-g/c10', 'en-h/c04', 'lt-f/c02', 'm8/en2', 'm10/en2'];
const EVERY = 24;
const BY_DAY = 3;
const isOnce = (file: string): boolean => ONCE.some((name) => file.endsWith(`${name}.txt`));
const OF_ALL = [
  ...textsIn(MIXED),
  ...textsIn(SAMPLES),
  ...textsIn(CONTRACTS).filter((file, at) => at % EVERY === 0 && !isOnce(file)),
];
const FILES = [...byDay(OF_ALL, BY_DAY), ...textsIn(CONTRACTS).filter(isOnce)];

describe.each(FILES.map((file) => [path.relative(path.dirname(path.dirname(file)), file), file]))(
  'a reply to %s',
  (_, file) => {
    const text = asUploaded(readFileSync(file, 'utf8'));
    const { document, findings, parties, textLanguage, toLookFor } = check(text, { language: 'en' });
    const isRead = document === 'contract' && textLanguage !== undefined;
    const all = isRead ? proposals({ text, findings, parties, textLanguage, language: 'en' }) : [];
    const language = textLanguage ?? 'en';
    const planOf = (way: 'all' | 'unasked') =>
      together(
        text,
        language,
        all.filter((each) => (way === 'all' ? each.ways.includes('change') : each.way === 'change')),
      );

    it.each(['all', 'unasked'] as const)(
      'takes away nothing grave that is said nowhere else, with %s of its changes made',
      (way) => {
        const plan = planOf(way);
        const known = new Set([...findings, ...toLookFor].map(({ id }) => id));
        const { presence } = knownOf(text, language).concepts;
        const isTaken = (id: string): boolean => {
          const said = presence.get(topicOf(id))?.nearest;
          return (
            said !== undefined &&
            plan.some(({ edits }) => edits.some(({ start, end }) => start < said.end && said.start < end))
          );
        };
        const lacking = check(applied(text, plan).text, { language: 'en' }).findings.filter(
          ({ id, evidence, riskFactor }) => evidence === undefined && riskFactor >= 3 && !known.has(id),
        );
        expect(lacking.filter(({ id }) => isTaken(id)).map(({ id }) => id)).toEqual([]);
      },
    );

    it('says nothing unasked that another sentence says otherwise, and names one that a chosen change would', () => {
      expect(contradictions(text, planOf('unasked'), language)).toEqual([]);
      expect(contradictions(text, planOf('all'), language).filter(({ isTold }) => !isTold)).toEqual([]);
    });
  },
);
