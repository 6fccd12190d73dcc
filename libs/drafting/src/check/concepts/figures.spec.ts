import { isContradicted, sharper } from './figures.js';

describe(isContradicted.name, () => {
  it.each([
    ['invoicing.long-term', 'client pays within 14 days', true],
    ['invoicing.long-term', 'client pays within 60 days', false],
    ['invoicing.long-term', 'client pays at the end of the month after next', false],
    ['late-payment.usury', 'interest of 8 % a year, 20 % at most', true],
    ['late-payment.usury', 'interest of 1 % per day', false],
    ['late-payment.token', 'interest of 12 % a year', true],
    ['revisions.many', 'two rounds of corrections are included', true],
    ['revisions.many', 'nuotraukos taisomos du kartus', true],
    ['revisions.many', 'eight rounds of corrections are included', false],
    ['fees.stages-sum', 'sumokama iki 2027-01-15', true],
    ['confidentiality.too-long', 'secret for two years', true],
    ['confidentiality.too-long', 'secret for ten years', false],
    ['liquidated-damages.high', '0.05 % for each day', true],
    ['liquidated-damages.high', '1 % for each day', false],
    ['ip-ownership.future-works', 'the result is everything that provider makes under this agreement', true],
    [
      'definitions.sweeping',
      '"deliverables" means everything that the provider makes for the client under this agreement',
      true,
    ],
    [
      'definitions.sweeping',
      '"deliverables" means everything that the provider ever makes, in whatever form',
      false,
    ],
    ['ip-ownership.future-works', 'all works, whether or not made under this agreement', false],
    ['ip-ownership.future-works', 'rezultatas - viskas, ką paslaugų teikėjas pagal sutartį sukuria', true],
    ['liquidated-damages.high', '1.2 % for each calendar day of delay', false],
    ['fees.no-amount', 'client pays 3,000 eur when it is happy', true],
    ['fees.no-currency', 'kaina - 9 000 (devyni tūkstančiai) eur', true],
    ['invoicing.long-term', 'net _____ days', true],
    ['fees.no-amount', 'client pays a fee that it sets', false],
    ['scope.thin', 'within 14 days', false],
  ])('%s of "%s": %s', (defect, plain, expected) => expect(isContradicted(defect, plain)).toBe(expected));
});

describe(sharper.name, () => {
  it.each([
    [
      'liquidated-damages.one-way',
      'the provider shall pay a penalty of 3% of the price for each day of delay',
      'liquidated-damages.high',
    ],
    [
      'liquidated-damages.one-way',
      'the provider pays 0.05% of the price for each day of delay, 10% at most',
      'liquidated-damages.one-way',
    ],
    [
      'liquidated-damages.one-way',
      'paslaugų teikėjas moka 2 proc. kainos dydžio delspinigius už kiekvieną uždelstą dieną',
      'liquidated-damages.high',
    ],
    [
      'termination-convenience.client-only',
      'the client may terminate at any time without any payment',
      'termination-convenience.no-pay',
    ],
    [
      'termination-convenience.client-only',
      'klientas gali nutraukti sutartį nemokėdamas už darbus',
      'termination-convenience.no-pay',
    ],
    [
      'termination-convenience.client-only',
      'the client may terminate at any time',
      'termination-convenience.client-only',
    ],
    ['late-payment.waived', 'the client pays later without any compensation', 'late-payment.waived'],
    [
      'exclusivity.only-client',
      'during the term and for five years after it, the provider works for no competitor.',
      'exclusivity.non-compete',
    ],
    ['exclusivity.only-client', 'the provider works for nobody else.', 'exclusivity.only-client'],
    ['late-payment.usury', 'the provider pays interest of 2 % a day.', 'liquidated-damages.high'],
    ['late-payment.usury', 'the client pays interest of 2 % a day.', 'late-payment.usury'],
  ])('%s in "%s" is %s', (defect, plain, expected) => expect(sharper(defect, plain)).toBe(expected));
});
