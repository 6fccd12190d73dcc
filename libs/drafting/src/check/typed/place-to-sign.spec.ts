import { readContract } from '../read-contract.js';
import { hasPlaceToSign } from './place-to-sign.js';

const BODY =
  'SERVICES AGREEMENT\n\nBrightmoor Media Inc. ("Company") and Felix Adeyemi ("Contractor") agree:\n\n1. Contractor edits videos for Company.\n\n2. Company pays Contractor USD 4,000 within 30 days.\n\n';

describe(hasPlaceToSign.name, () => {
  it.each([
    ['two columns between which the room is gone', 'Brightmoor Media Inc. Felix Adeyemi', true],
    ['the words for both on one line', 'Company Contractor', true],
    ['a line for each', 'Company:\n\nContractor:', true],
    ['a sentence about both', '3. Company tells Contractor of changes.', false],
    ['nothing', '', false],
  ])('%s: %s', (_what, end, expected) =>
    expect(hasPlaceToSign(readContract(`${BODY}${end}\n`, { language: 'en' }))).toBe(expected),
  );
});
