import { isMisnamed, plainDefects } from './said-plainly.js';

describe(plainDefects.name, () => {
  it.each([
    [
      'for every breach of clause 6.1 the provider shall pay to the client a penalty of eur 25,000.',
      'confidentiality',
      true,
    ],
    ['the provider shall pay a penalty of eur 5,000 for each disclosure of a secret.', '', true],
    ['už kiekvieną konfidencialumo pažeidimą paslaugų teikėjas moka klientui 15 000 eur baudą.', '', true],
    [
      'for every breach of clause 6.1 the provider shall pay to the client a penalty of eur 25,000.',
      'non-solicitation',
      false,
    ],
    [
      'for every breach of clause 6.1 the provider shall make good the proven loss.',
      'confidentiality',
      false,
    ],
    ['for every breach the client shall pay to the provider a penalty of eur 500.', 'confidentiality', false],
  ])('a sum for any slip with a secret in "%s" below "%s": %s', (plain, before, expected) =>
    expect(plainDefects(plain, before).includes('confidentiality.penalty')).toBe(expected),
  );

  it.each([
    ["the provider's liability is unlimited.", true],
    ["the provider's total liability under this agreement shall be unlimited.", true],
    ['the provider is liable to the client for every loss without any limit.', true],
    ['paslaugų teikėjo atsakomybė pagal šią sutartį yra neribota.', true],
    ['paslaugų teikėjas už nuostolius atsako be jokių apribojimų.', true],
    ["the client's liability is unlimited.", false],
    ["the provider's liability is limited to the fees paid.", false],
    ["the provider's liability for fraud is unlimited.", false],
    ['paslaugų teikėjo atsakomybė už tyčią yra neribota.', false],
    ['the provider is liable without limitation to the client.', false],
    ["the provider's liability is not limited to any amount.", true],
    ["nothing in this agreement limits the provider's liability.", true],
    ['the provider shall be liable for all damage without limitation.', true],
    ["the provider's liability is not limited to the fees where it acts with intent.", false],
  ])('unlimited liability in "%s": %s', (plain, expected) =>
    expect(plainDefects(plain).includes('liability-cap.unlimited')).toBe(expected),
  );

  it.each([
    [
      'the client shall not be obliged to pay the provider until the client has been paid by its own customer.',
      ['invoicing.pay-when-paid'],
    ],
    ['the client pays only once the client has been paid.', ['invoicing.pay-when-paid']],
    [
      'all rights pass to the client when the articles are written, whether or not they are paid for.',
      ['ip-ownership.before-payment'],
    ],
    ['all rights pass to the client when the articles are paid for.', []],
    ['5. the provider may not end this agreement.', ['termination-convenience.barred']],
    ['the provider may not leave before the website is live.', ['termination-convenience.barred']],
    ['paslaugų teikėjas sutarties nutraukti negali.', ['termination-convenience.barred']],
    ['the client may raise the rent at any time.', ['amendments.unilateral']],
    ['the client pays within 14 days, whether or not its own customer has paid.', []],
    ['the provider may not end this agreement unless the client is in breach.', []],
    ['neither the client nor the provider may end this agreement.', []],
    ['the provider may not cancel a confirmed booking.', []],
  ])('of "%s": %j', (plain, expected) => expect(plainDefects(plain)).toEqual(expected));
});

describe(isMisnamed.name, () => {
  it.each([
    ['assignment.one-sided', 'the provider may not end this agreement.', true],
    ['disputes.no-court', 'the provider may not leave before the website is live.', true],
    ['termination-convenience.client-only', 'the client may raise the rent at any time.', true],
    ['termination-convenience.barred', 'the provider may not end this agreement.', false],
    ['invoicing.long-term', 'the client pays in 90 days, provided that it has been paid.', false],
    ['invoicing.pay-when-paid', 'the client may reject the films without giving reasons.', true],
    ['termination-convenience.no-pay', 'klientas gali nepriimti darbų nenurodydamas priežasčių.', true],
    ['provider-warranties.too-long', 'paslaugų teikėjas taiso darbus, kol klientas bus patenkintas.', true],
    [
      'client-duties.provider-chases',
      'a report that is not good shall be redone by the provider as often as the client asks.',
      true,
    ],
    ['taxes.bank-charges', 'the provider bears the legal costs of both sides whatever the outcome.', true],
    ['taxes.bank-charges', 'the provider bears the bank charges of both sides.', false],
    ['acceptance.long-review', 'the rights pass to the client on delivery; until then it may test.', true],
    ['deposit.refused', 'nothing is payable before report c has been accepted.', true],
    ['provider-warranties.too-long', 'paslaugų teikėjas dešimt metų taiso svetainės klaidas.', false],
  ])('%s of "%s": %s', (defect, plain, expected) => expect(isMisnamed(defect, plain)).toBe(expected));
});
