import { zodResponseFormat } from 'openai/helpers/zod';
import { analyze } from '@pactwright/drafting';
import { LANGUAGES, suggestionDetail, type Language } from '@pactwright/protocol';
import type { z } from 'zod';
import { analyzeInstructions, analyzeSections } from '../analyze/prompt.js';
import { analyzeAnswer } from '../analyze/schema.js';
import { reviewInstructions, reviewSections } from '../review/prompt.js';
import { reviewAnswer } from '../review/schema.js';
import { suggestInstructions, suggestSections } from '../suggest/prompt.js';
import { suggestAnswer } from '../suggest/schema.js';
import { aModelReviewInput, aReviewInput, aSuggestInput, anAnalyzeInput } from '../testing/inputs.js';
import { askedIn, goodAnswer } from '../testing/stand-in-answers.js';
import { TASKS, type TaskName } from './model.js';
import { envelope } from './untrusted.js';

interface Prompt {
  readonly schema: z.ZodType;
  readonly instructions: readonly string[];
  readonly sections: readonly { readonly name: string; readonly text: string }[];
}

function promptOf(task: TaskName, language: Language): Prompt {
  const { text } = aReviewInput(language);
  const analysis = anAnalyzeInput(language);
  const known = suggestionDetail
    .array()
    .parse(analyze(analysis.answers, { language, contractLanguage: language }));
  const prompts: Record<TaskName, Prompt> = {
    suggest: {
      schema: suggestAnswer,
      instructions: suggestInstructions(aSuggestInput(language)),
      sections: suggestSections(aSuggestInput(language), 'An example.'),
    },
    analyze: {
      schema: analyzeAnswer,
      instructions: analyzeInstructions(analysis),
      sections: analyzeSections(analysis, known),
    },
    review: {
      schema: reviewAnswer,
      instructions: reviewInstructions(language),
      sections: reviewSections(text, aModelReviewInput(language).known),
    },
  };
  return prompts[task];
}

/* What every strict implementation understands; lengths and ranges are checked after, by us. */
const KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
  '$schema',
]);

function* nodesOf(node: unknown, isSchema = true): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) yield* nodesOf(item);
    return;
  }
  const record = node as Record<string, unknown>;
  if (isSchema) yield record;
  for (const [key, value] of Object.entries(record))
    if (key !== 'enum' && key !== 'required') yield* nodesOf(value, key !== 'properties');
}

describe.each(TASKS)('the prompt of %s', (task) => {
  const { json_schema: format } = zodResponseFormat(promptOf(task, 'en').schema, task);

  it('asks for an answer in a schema that is strict all through', () => {
    expect(format.strict).toBe(true);
    for (const node of nodesOf(format.schema)) {
      expect(Object.keys(node).filter((key) => !KEYWORDS.has(key))).toEqual([]);
      if (node['type'] !== 'object') continue;
      expect(node['additionalProperties']).toBe(false);
      expect(node['required']).toEqual(Object.keys(node['properties'] as object));
    }
  });

  it.each(LANGUAGES)('names the parts it is given and the language of the answer: %s', (language) => {
    const { instructions, sections } = promptOf(task, language);
    const { system, user } = envelope(instructions, sections);
    expect(system).toContain(language === 'lt' ? 'Lithuanian' : 'English');
    for (const { name } of sections) expect(user).toContain(`<<<${name} `);
    expect(instructions.join(' ')).not.toMatch(/undefined|\[object/);
  });

  it.each(LANGUAGES)('is answered well by what its schema allows: %s', (language) => {
    const { schema, instructions, sections } = promptOf(task, language);
    const { system, user } = envelope(instructions, sections);
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const asked = askedIn({ messages, response_format: { json_schema: { name: task } } });
    expect(schema.safeParse(goodAnswer(asked)).success).toBe(true);
    expect(
      schema.safeParse({
        ...goodAnswer(asked),
        added: [{ riskFactor: 9 }],
        findings: [{ riskFactor: 9 }],
        text: 1,
      }).success,
    ).toBe(false);
  });
});
