import { Readable } from 'node:stream';
import { documentsWires } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { asForm, held, receiveForm, type ComingForm } from './receive-form.js';

const { form: parts } = documentsWires.uploadContract;
const disposition = 'Content-Disposition: form-data; name';

const sent = (...lines: readonly string[]): ComingForm<typeof parts> =>
  asForm({
    parts,
    type: 'multipart/form-data; boundary=b',
    content: Readable.from([...lines.map((line) => `--b\r\n${line}\r\n`), '--b--\r\n'].map(Buffer.from)),
  });

describe('a form that comes in', () => {
  it('gives the parts that its wire names, and no others', async () => {
    const form = await receiveForm(
      sent(
        `${disposition}="language"\r\n\r\nlt`,
        `${disposition}="other"\r\n\r\nx`,
        `${disposition}="contract"\r\n\r\na text where a file belongs`,
        `${disposition}="picture"; filename="a.png"\r\n\r\nno contract`,
      ),
      held,
    );
    expect(form).toEqual({ fields: { language: 'lt' }, file: undefined });
    /* @ts-expect-error Its wire names no such part. */
    expect(form.fields.other).toBeUndefined();
    /* @ts-expect-error It is a file, and comes as one. */
    expect(form.fields.contract).toBeUndefined();
  });

  it('gives the file under the name that its wire has for it', async () => {
    const { file } = await receiveForm(
      sent(`${disposition}="contract"; filename="a.txt"\r\n\r\nwords`),
      held,
    );
    expect((await file)?.bytes.toString()).toBe('words');
  });

  it('is missing where something else was sent', () => {
    const body = { parts, type: 'application/json', content: { language: 'lt' } };
    expect(() => asForm(body)).toThrow(new AppError('UPLOAD_MISSING'));
  });
});
