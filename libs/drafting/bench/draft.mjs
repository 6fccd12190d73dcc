/* node bench/draft.mjs: how long a full contract takes to draft, in milliseconds. */
import './sources.mjs';

const { draft } = await import('../src/index.ts');
const { goldenAnswers } = await import('../test/golden-answers.ts');
const RUNS = 2000;

for (const language of ['en', 'lt']) {
  const answers = goldenAnswers('web_development', language);
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    draft(answers, language);
    return performance.now() - start;
  });
  const first = times[0];
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (RUNS - 1))].toFixed(3);
  process.stdout.write(
    `${language}: first ${first.toFixed(2)}, p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms\n`,
  );
}
