import { defaultAnswers, documentText, draft } from '@pactwright/drafting';
import { LANGUAGES } from '@pactwright/protocol';
import { CONTRACT_EN, CONTRACT_LT, PLANTED, PLANTED_EN, PLANTED_LT } from '../testing/planted.js';
import { visible } from '../model/untrusted.js';
import { pseudonymizerFor } from './pseudonymizer.js';

describe(pseudonymizerFor, () => {
  it('T-51 is tried on fifty different strings, each of which stands in its contract', () => {
    expect(new Set(PLANTED).size).toBe(50);
    expect(PLANTED_EN.filter((text) => !CONTRACT_EN.includes(text))).toEqual([]);
    expect(PLANTED_LT.filter((text) => !CONTRACT_LT.includes(text))).toEqual([]);
  });

  it.each([
    ['English', CONTRACT_EN, PLANTED_EN],
    ['Lithuanian', CONTRACT_LT, PLANTED_LT],
  ])('hides every planted string of an %s contract and puts all of it back', (_name, text, planted) => {
    const plain = visible(text);
    const pseudonymizer = pseudonymizerFor([plain]);
    const hidden = pseudonymizer.hide(plain);
    expect(planted.filter((secret) => hidden.includes(visible(secret)))).toEqual([]);
    expect(pseudonymizer.reveal(hidden)).toBe(plain);
  });

  it('leaves what the contract is about', () => {
    const hidden = pseudonymizerFor([CONTRACT_EN]).hide(CONTRACT_EN);
    for (const words of [
      'The Client shall pay 4,500 USD at its sole discretion',
      'governed by the laws of England',
    ])
      expect(hidden).toContain(words);
    const lithuanian = pseudonymizerFor([CONTRACT_LT]).hide(CONTRACT_LT);
    for (const words of ['3 000 EUR savo nuožiūra', 'Lietuvos Respublikos teisė', 'atsakomybė yra neribota'])
      expect(lithuanian).toContain(words);
  });

  it('gives one person one number in every case of the language, and each form its own mark', () => {
    const pseudonymizer = pseudonymizerFor([
      'Jonas Jonaitis ir UAB „Sodas“ susitarė. Jono Jonaičio darbus priima Sodas. Jonaičiui sumokama.',
    ]);
    const hidden = pseudonymizer.hide('Jonas Jonaitis, Jono Jonaičio, Jonaičiui, JONAS JONAITIS');
    expect(hidden).toBe('[[PERSON_1]], [[PERSON_1.2]], [[PERSON_1.3]], [[PERSON_1.4]]');
    expect(pseudonymizer.reveal('Dėl [[PERSON_1.2]] darbų')).toBe('Dėl Jono Jonaičio darbų');
  });

  it.each([
    ['Signed by Andrea van Elsas. Elsas agreed.', ['Andrea', 'Elsas']],
    ['By: /s/ Ted Mendelsohn Its: President', ['Ted', 'Mendelsohn']],
    ['It was drawn up by C. M. O’Brian for the client.', ['Brian']],
    ['DESIGN LTD pays. Design Ltd is the client; we design.', ['DESIGN LTD', 'Design Ltd']],
    [
      'Sutartį pasirašo p. Kazlauskas, A. Petraitytė ir Birutė Žemaitienė.',
      ['Kazlausk', 'Petraityt', 'Birut', 'Žemaitien'],
    ],
    [
      'darbus atliks jonas jonaitis, o jonui jonaičiui padės arvydas petrauskas',
      ['jonait', 'jonaič', 'petrausk'],
    ],
    ['Arvydo Sabonio pasirašytas aktas; Saboniui pritarus.', ['Arvyd', 'Saboni']],
    ['VšĮ „Sveikas miestas“ ir uždaroji akcinė bendrovė „Statyba“ stato.', ['Sveikas miestas', 'Statyba']],
    ['Asmens kodas: 49001011234, gimusi 1990-01-01.', ['49001011234', '1990-01-01']],
    ['Rašykite adresu Laisvės al. 10-5, LT-44236 Kaunas.', ['Laisvės', '44236', 'Kaunas']],
  ])('hides who is named in %j', (text, secrets) => {
    const pseudonymizer = pseudonymizerFor([text]);
    const hidden = pseudonymizer.hide(text);
    expect(secrets.filter((secret) => hidden.includes(secret))).toEqual([]);
    expect(pseudonymizer.reveal(hidden)).toBe(text);
  });

  it.each([
    'The Service Provider shall keep Confidential Information secret under the Governing Law of the State of New York.',
    'The Network Station pays the Licensor. A network has a station, and the licensor owns it.',
    'Paslaugų teikėjas pagal Lietuvos Respublikos civilinį kodeksą perduoda Rezultatą Užsakovui per 10 darbo dienų.',
    'A fee of 1 000 000.00 EUR is due within 30 days of 12 May 2026; interest is 8 % above the rate.',
    'AGREEMENT FOR WEB DESIGN SERVICES\n1. Scope of Work\n2. Payment Terms\n3. Term and Termination',
  ])('leaves %j as it is', (text) => {
    expect(pseudonymizerFor([text]).hide(text)).toBe(text);
  });

  it.each(LANGUAGES)(
    'takes nothing out of a contract in which nobody is named yet but the gaps for addresses: %s',
    (language) => {
      const text = visible(
        documentText(draft({ ...defaultAnswers(), contract_language: language }, language)),
      );
      const hidden = pseudonymizerFor([text]).hide(text);
      expect((hidden.match(/\[\[[A-Z]+/g) ?? []).filter((mark) => mark !== '[[ADDRESS')).toEqual([]);
      expect(hidden.length).toBeGreaterThan(text.length - 100);
    },
  );

  it('drops marks that were never given out and reads marks that were bent', () => {
    const pseudonymizer = pseudonymizerFor(['Mail anna@firm.example']);
    pseudonymizer.hide('Mail anna@firm.example');
    expect(pseudonymizer.reveal('[[PERSON_7]]Write to [ EMAIL_1 ] or [[EMAIL_9]][[SECRET_1]].')).toBe(
      'Write to anna@firm.example or .',
    );
  });

  it('does not take marks of the text for its own', () => {
    const text = 'Pay [[EMAIL_1]] and mail real@firm.example';
    const pseudonymizer = pseudonymizerFor([text]);
    const hidden = pseudonymizer.hide(text);
    expect(hidden).not.toContain('real@firm.example');
    expect(pseudonymizer.reveal(hidden)).toBe(text);
  });

  it('keeps back what is not asked for', () => {
    const pseudonymizer = pseudonymizerFor(['Laura Bennett, laura@firm.example']);
    const hidden = pseudonymizer.hide('Laura Bennett, laura@firm.example');
    expect(pseudonymizer.reveal(hidden, ['PERSON'])).toBe('Laura Bennett, …');
  });

  it.each([
    ['blanks', ' '.repeat(200_000)],
    ['digits', '1'.repeat(200_000)],
    ['capitals', 'Aa '.repeat(66_000)],
    ['dots', 'a.'.repeat(100_000)],
    ['quotes', '„A'.repeat(100_000)],
    ['marks', '[['.repeat(100_000)],
    ['streets', 'Aa Bb Cc 1 '.repeat(18_000)],
    ['companies', Array.from({ length: 15_000 }, (_, at) => `Qz${at}x Ltd`).join('; ')],
    ['codes', Array.from({ length: 20_000 }, (_, at) => 10_000_000 + at).join('; ')],
    [
      'people',
      Array.from({ length: 15_000 }, (_, at) => `John Q${String.fromCharCode(97 + (at % 26))}xw`).join('; '),
    ],
  ])('takes no longer than the text is long: %s', (_name, text) => {
    const before = process.cpuUsage();
    const pseudonymizer = pseudonymizerFor([text]);
    expect(pseudonymizer.reveal(pseudonymizer.hide(text))).toBe(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(10_000);
  });
});
