import fc from 'fast-check';
import { EVENTS } from '../events.js';
import { paymentRequest } from '../billing/payments.js';
import { uuid } from './uuid.js';

/** The same id with each letter in either case. */
const writings = fc
  .tuple(fc.uuid(), fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }))
  .map(([id, isUpper]) => ({
    id,
    written: [...id].map((letter, at) => (isUpper[at] ? letter.toUpperCase() : letter)).join(''),
  }));

describe('uuid', () => {
  it('gives an id one form, whichever case it is written in', () => {
    fc.assert(
      fc.property(writings, ({ id, written }) => {
        expect(uuid().parse(written)).toBe(id);
        expect(paymentRequest.parse({ contractId: written, planType: 'one-time' }).contractId).toBe(id);
        expect(EVENTS['contract.erased'].data.parse({ contractId: written })).toEqual({ contractId: id });
      }),
    );
  });

  it.each(['', 'a', '{00000000-0000-4000-8000-000000000000}', ' 00000000-0000-4000-8000-000000000000'])(
    'refuses %j with the error it is given',
    (text) => {
      expect(uuid('CONTRACT_NOT_FOUND').safeParse(text).error?.issues[0]?.message).toBe('CONTRACT_NOT_FOUND');
    },
  );
});
