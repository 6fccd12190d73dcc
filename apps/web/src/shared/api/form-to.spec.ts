import {
  CONTRACT_FIELD,
  PLAN_FIELD,
  UPLOAD_FIELD,
  documentsCalls,
  type ReplyPlan,
} from '@pactwright/protocol';
import { formTo } from './form-to.js';

const file = new File(['words'], 'theirs.docx');
const params = { id: 'r1' };

describe(formTo.name, () => {
  it('makes a form of a call’s parts: texts, what is JSON, and files last, under their names', async () => {
    const plan: ReplyPlan = { points: [] };
    const form = { [UPLOAD_FIELD]: file, [PLAN_FIELD]: plan };
    const { url, method, body } = formTo(documentsCalls.makeRedline, { params, form });
    expect([url, method]).toEqual(['/api/analyze/runs/r1/redline', 'POST']);
    expect([...body.keys()]).toEqual([PLAN_FIELD, UPLOAD_FIELD]);
    expect(JSON.parse(String(body.get(PLAN_FIELD)))).toEqual(plan);
    expect(body.get(UPLOAD_FIELD)).toHaveProperty('name', 'theirs.docx');
  });

  it('leaves out what is not there', () => {
    const { body } = formTo(documentsCalls.redlineComparison, { params, form: { [CONTRACT_FIELD]: 'c' } });
    expect([...body.entries()]).toEqual([[CONTRACT_FIELD, 'c']]);
  });

  it('is only made of parts that the call has', () => {
    const { uploadContract } = documentsCalls;
    /* @ts-expect-error The file is missing. */
    const { body: lacking } = formTo(uploadContract, { form: { language: 'en' } });
    /* @ts-expect-error A field of another call. */
    const { body: strange } = formTo(uploadContract, { form: { [UPLOAD_FIELD]: file, mine: 'c' } });
    expect([[...lacking.keys()], [...strange.keys()]]).toEqual([['language'], ['mine', UPLOAD_FIELD]]);
  });
});
