/* The checker as data/checker/score.mjs of the shared data asks for it: check(text, { language }) => { findings, warnings }. */
import './sources.mjs';

export const { check } = await import('../src/check/check.ts');
