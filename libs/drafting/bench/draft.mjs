/* node bench/draft.mjs: how long a full contract takes to draft in either language and in both, in milliseconds. */
import './sources.mjs';

const { draft, draftBoth } = await import('../src/index.ts');
const { goldenAnswers, goldenAnswersInBoth } = await import('../test/golden-answers.ts');
const RUNS = 2000;

const inOne = (language) => {
  const answers = goldenAnswers('web_development', language);
  return () => draft(answers, language);
};
const answersInBoth = goldenAnswersInBoth('web_development');
const DRAFTS = {
  en: inOne('en'),
  lt: inOne('lt'),
  both: () => draftBoth(answersInBoth, { left: 'en', prevails: 'lt' }),
};

for (const [name, drafted] of Object.entries(DRAFTS)) {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    drafted();
    return performance.now() - start;
  });
  const first = times[0];
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (RUNS - 1))].toFixed(3);
  process.stdout.write(
    `${name}: first ${first.toFixed(2)}, p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms\n`,
  );
}
