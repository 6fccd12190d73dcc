import { DEFECTS } from './names.js';
import { isBetweenPassages, lacksNeeded, lacksWords } from './needed-words.js';

describe(lacksWords.name, () => {
  it.each([
    ['background-materials.no-open-source', 'the design output of provider shall be open-sourced', true],
    ['background-materials.no-open-source', 'provider uses no open source software', false],
    ['timeline.always-available', 'provider tracks time in quarter-hour increments', true],
    ['timeline.always-available', 'provider answers within an hour, sundays included', false],
    ['publicity.likeness', 'client may use the illustration for marketing', true],
    ['publicity.likeness', 'klientas gali naudoti paslaugų teikėjo atvaizdą', false],
    ['termination-breach.no-cure', 'provider lets client know what is still needed', true],
    ['termination-breach.no-cure', 'klientas gali nedelsdamas nutraukti sutartį', false],
    ['invoicing.long-term', 'whatever is said', false],
  ])('%s in "%s": %s', (defect, plain, expected) => expect(lacksWords(defect, plain)).toBe(expected));
});

describe(lacksNeeded.name, () => {
  it.each([
    ['invoicing.pay-when-paid', 'client may reject the films, in which case no payment shall be due', true],
    ['invoicing.pay-when-paid', 'klientas gali nepriimti darbų, ir tokiu atveju už juos nemoka', false],
    [
      'invoicing.pay-when-paid',
      'no payment shall be due until client has been paid by the broadcaster',
      false,
    ],
    ['invoicing.pay-when-paid', 'provider is paid when the series a money lands', false],
    ['publicity.likeness', 'client may use the illustration for marketing', false],
    ['governing-law.two-laws', 'subject to contract.', true],
    ['governing-law.two-laws', 'subject to the approval of the board and of the shareholders.', true],
    ['governing-law.two-laws', 'projektas, derinama su dviem skyriais.', true],
    ['governing-law.two-laws', 'the law of norway and the courts of oslo or of london.', false],
    ['governing-law.two-laws', 'taikoma lietuvos ir estijos teisė.', false],
  ])('%s in "%s": %s', (defect, plain, expected) => expect(lacksNeeded(defect, plain)).toBe(expected));
});

describe(isBetweenPassages.name, () => {
  it('is said of defects that there are', () => {
    const between = DEFECTS.filter(isBetweenPassages);
    expect(between).toContain('scope.contradiction');
    expect(between.length).toBeLessThan(8);
  });
});
