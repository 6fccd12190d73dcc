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
    [
      'exclusivity.only-client',
      'provider shall make no recording of the performance without the consent of the producer',
      true,
    ],
    ['exclusivity.only-client', 'provider works for nobody else', false],
    ['exclusivity.only-client', 'be gamintojo sutikimo paslaugų teikėjas spektaklio neįrašinėja', true],
    ['exclusivity.only-client', 'paslaugų teikėjas nedirba kitiems', false],
    [
      'confidentiality.no-disclosure-by-law',
      'provider must tell client about every allergen in a dish',
      true,
    ],
    ['confidentiality.no-disclosure-by-law', 'provider shall refuse a subpoena', false],
    [
      'confidentiality.no-disclosure-by-law',
      'paslaugų teikėjas neatskleidžia informacijos ir teismui',
      false,
    ],
    ['liability-cap.one-way', 'client need not let in a person who disturbs others', true],
    ['liability-cap.one-way', 'client owes at most one monthly fee', false],
    ['liability-cap.one-way', 'šis apribojimas netaikomas paslaugų teikėjui', false],
    ['liability-cap.one-way', 'klientas gali neįleisti triukšmaujančio žmogaus', true],
    ['late-payment.waived', 'interest on overdue amounts accrues at the rate fixed by statute', true],
    ['late-payment.waived', 'provider forgoes interest', false],
    ['late-payment.waived', 'paskolų palūkanų dydis', true],
    ['late-payment.waived', 'paslaugų teikėjas atsisako palūkanų', false],
    ['fees.cap-without-rate', 'valandos, kurių ataskaitoje dar trūksta, įrašomos vėliau', true],
    ['fees.cap-without-rate', 'iš viso ne daugiau kaip 40 valandų', false],
    ['fees.cap-without-rate', 'hours are billed by the report', true],
    ['fees.cap-without-rate', 'hours are capped at 40', false],
    ['independent-status.reclassification', 'provider has no paid holidays', true],
    [
      'independent-status.reclassification',
      'if an authority finds employment provider repays the taxes',
      false,
    ],
    ['independent-status.reclassification', 'atostogų paslaugų teikėjas negauna', true],
    [
      'independent-status.reclassification',
      'pripažinus darbo santykius, paslaugų teikėjas atlygina mokesčius',
      false,
    ],
    ['termination-breach.forfeit', 'breach of this clause entitles client to terminate without notice', true],
    ['termination-breach.forfeit', 'on breach provider loses what is not yet paid', false],
    ['termination-breach.forfeit', 'pažeidus šį punktą klientas nutraukia sutartį', true],
    ['termination-breach.forfeit', 'pažeidus šį punktą viskas, kas neišmokėta, lieka klientui', false],
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
