import { render } from '@testing-library/react';
import { Content } from './content.js';

const drawn = (text: string): HTMLElement => render(<Content content={[{ kind: 'text', text }]} />).container;

describe('what is written on the sheet', () => {
  it('may be broken inside an e-mail address behind its marks, and is copied as it is', () => {
    const sheet = drawn('Write to buchhaltung.rechnungen@morgen-kaffee.example, or call.');
    expect(sheet.innerHTML).toBe(
      'Write to buchhaltung.<wbr>rechnungen@<wbr>morgen-<wbr>kaffee.<wbr>example, or call.',
    );
    expect(sheet.textContent).toBe('Write to buchhaltung.rechnungen@morgen-kaffee.example, or call.');
  });

  it('keeps other words whole', () => {
    expect(drawn('Vilnius, Gedimino pr. 1-2').querySelector('wbr')).toBeNull();
  });
});
