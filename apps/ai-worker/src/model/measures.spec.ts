import { counter } from '@pactwright/server-kit';
import './measures.js';
import { TASKS } from './model.js';

describe('ai_requests_total', () => {
  it.each(TASKS)('R24 tells of canaries in answers to %s before there is one', async (task) => {
    const { values } = await counter('ai_requests_total', '', []).get();
    expect(values.map(({ labels }) => labels)).toContainEqual({ task, outcome: 'canary' });
  });
});
