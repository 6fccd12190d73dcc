import { makeDocx, paragraph } from '../../testing/files/make-docx.js';
import { withSettings } from '../../testing/files/with-settings.js';
import { readDocx } from './read-docx.js';

describe('whether a Word file asks its readers not to change it', () => {
  it.each([
    ['<w:documentProtection w:edit="readOnly" w:enforcement="1"/>', true],
    ['<w:documentProtection w:edit="forms" w:enforcement="true"/>', true],
    ['<w:writeProtection w:recommended="on"/>', true],
    ['<w:writeProtection w:hashValue="x"/>', true],
    ['<w:documentProtection w:edit="readOnly" w:enforcement="0"/>', undefined],
    ['<w:documentProtection w:edit="readOnly"/>', undefined],
    ['<w:writeProtection/>', undefined],
    ['<w:zoom w:percent="100"/>', undefined],
    ['<w:broken', undefined],
  ])('is told of %s: %s', async (settings, expected) => {
    const file = await withSettings(makeDocx({ body: paragraph('Pay in 60 days.') }), settings);
    const { isProtected, text } = await readDocx(file);
    expect(text).toBe('Pay in 60 days.');
    expect(isProtected).toBe(expected);
  });
});
