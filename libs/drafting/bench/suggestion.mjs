/* node bench/suggestion.mjs <count>: milliseconds of each suggestion, as JSON, when nothing stands between asking and answering. */
import './sources.mjs';

const { suggest } = await import('../src/index.ts');
const field = { key: 'scope_of_work', label: 'Scope of Work', currentText: 'Booking site' };
const answers = { type_of_work: 'web_development' };
const took = Array.from({ length: Number(process.argv[2] ?? 100) }, () => {
  const since = performance.now();
  suggest(field, answers, 'en');
  return performance.now() - since;
});
process.stdout.write(JSON.stringify(took));
