import { describeRules } from '../../../test/check-rules.js';

describeRules('credit-portfolio', [
  [
    'credit-portfolio.ban',
    'en',
    'The Contractor may not display the work in a portfolio.',
    'The Contractor may not display the work in a portfolio before it is published.',
  ],
  [
    'credit-portfolio.ban',
    'lt',
    'Vykdytojas negali rodyti darbo savo darbų aplanke.',
    'Vykdytojas negali rodyti darbo savo darbų aplanke, kol jis nepaskelbtas.',
  ],
  [
    'credit-portfolio.moral-rights',
    'en',
    'The Contractor waives all moral rights.',
    'The Contractor does not waive moral rights.',
  ],
  [
    'credit-portfolio.moral-rights',
    'lt',
    'Vykdytojas atsisako asmeninių neturtinių teisių.',
    'Asmeninės neturtinės teisės neperduodamos.',
  ],
  [
    'credit-portfolio.missing',
    'en',
    'The Client pays EUR 900.',
    'The Contractor may show the logo in its portfolio.',
  ],
  [
    'credit-portfolio.missing',
    'lt',
    'Užsakovas moka 900 Eur.',
    'Vykdytojas gali rodyti logotipą savo darbų aplanke.',
  ],
]);
