/* The checker as data/checker/score.mjs of the shared data asks for it: check(text, { language }) => { findings, warnings, status }. */
import './sources.mjs';
import { asUploaded } from './as-uploaded.mjs';

const { check: read } = await import('../src/check/check.ts');

/** What an upload is refused for is no contract; of what is another kind than work, or may be, a warning says so. */
export function check(text, options) {
  const { kind, isKindCertain, document, findings } = read(asUploaded(text), options);
  return {
    findings,
    warnings: kind === undefined || (kind === 'services' && isKindCertain) ? [] : [kind],
    status: document === 'contract' ? 200 : 422,
  };
}
