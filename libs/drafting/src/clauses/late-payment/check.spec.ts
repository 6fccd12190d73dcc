import { describeRules } from '../../../test/check-rules.js';

describeRules('late-payment', [
  [
    'late-payment.waived',
    'en',
    'Late amounts bear no interest.',
    'Late amounts bear interest at 1% a month.',
  ],
  [
    'late-payment.waived',
    'lt',
    'Už pavėluotą mokėjimą delspinigiai neskaičiuojami.',
    'Už pavėluotą mokėjimą skaičiuojami 0,05 proc. delspinigiai.',
  ],
  [
    'late-payment.missing',
    'en',
    'The Client pays within 14 days.',
    'On overdue invoices the Client pays interest at 1% a month.',
  ],
  [
    'late-payment.missing',
    'lt',
    'Užsakovas moka per 14 dienų.',
    'Pavėlavęs sumokėti Užsakovas moka 0,05 proc. delspinigių.',
  ],
  [
    'late-payment.usury',
    'en',
    'Overdue amounts bear interest at 5% per month.',
    'Overdue amounts bear interest at 1% per month.',
  ],
  [
    'late-payment.usury',
    'lt',
    'Pavėlavęs sumokėti Užsakovas moka 1 proc. delspinigių už kiekvieną dieną.',
    'Pavėlavęs sumokėti Užsakovas moka 0,05 proc. delspinigių už kiekvieną dieną.',
  ],
]);
