import { WORK_TYPES, type Language } from '@pactwright/drafting';

const LANGUAGES = ['en', 'lt'] as const satisfies readonly Language[];

/** Answer sets for each kind of work in a language; at night 50, which takes about ten minutes. */
export const SETS = Number(process.env['ROUND_TRIP_SETS'] ?? 1);

/** Every kind of work with each language; by day with one of the two by turns, since each PDF costs a start of the converter. */
export const kindsByTurns = (first: 0 | 1): readonly (readonly [(typeof WORK_TYPES)[number], Language])[] =>
  WORK_TYPES.flatMap((type, at) =>
    LANGUAGES.filter((_, turn) => SETS > 1 || turn === (at + first) % LANGUAGES.length).map(
      (language) => [type, language] as const,
    ),
  );
