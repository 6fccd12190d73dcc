import { refuses } from './negation.js';

describe(refuses, () => {
  it.each([
    ['invoicing.withhold', 'the client may not withhold any part of the payment.'],
    [
      'acceptance.reject-without-reason',
      '3.2 the client is not entitled to reject the work without giving reasons.',
    ],
    [
      'termination-convenience.client-only',
      'under no circumstances may the client end this agreement without notice.',
    ],
    ['indemnity.one-way', 'the provider shall not be obliged to indemnify the client.'],
    ['credit-portfolio.moral-rights', 'the provider does not waive any moral rights.'],
    ['late-payment.waived', 'paslaugų teikėjas nemoka jokių delspinigių.'],
    ['expenses.on-provider', 'the provider does not have to bear travel costs.'],
    ['liquidated-damages.uncapped', 'nothing in this agreement obliges the provider to pay a penalty.'],
    ['revisions.unlimited', 'the provider shall not correct the work as many times as the client asks.'],
    ['credit-portfolio.ban', 'the provider is free to show the work in a portfolio.'],
    ['publicity.likeness', 'klientas negali reklamoje naudoti paslaugų teikėjo atvaizdo.'],
    ['change-control.free', 'klientui neleidžiama reikalauti papildomų darbų be papildomo atlygio.'],
    ['timeline.always-available', 'paslaugų teikėjas neatsiliepia telefonu naktimis.'],
    ['publicity.forced', 'the provider shall not refer to the client in any social media post or reference.'],
    ['publicity.forced', 'the provider must not publicly mention the services or the client in a portfolio.'],
    ['publicity.forced', 'paslaugų teikėjas socialiniuose tinkluose kliento nemini ir darbų neskelbia.'],
  ])('takes no %s out of "%s"', (defect, plain) => expect(refuses(defect, plain)).toBe(true));

  it.each([
    ['invoicing.withhold', 'the client may withhold any part of the payment.'],
    ['invoicing.withhold', 'the client may not withhold payment unless it is dissatisfied.'],
    ['late-payment.waived', 'the client shall not pay interest on late invoices.'],
    ['kill-fee.none', 'the client may not be charged for work that is cancelled.'],
    [
      'assignment.one-sided',
      'the client may not assign this agreement, but the provider shall accept any assignee.',
    ],
    ['amendments.unilateral', 'the provider need not be asked; the client may change the terms at any time.'],
    ['invoicing.on-approval', 'paslaugų teikėjas sąskaitą gali išrašyti tik pasirašius galutinį aktą.'],
    ['exclusivity.non-compete', 'the provider shall not work for other clients.'],
    ['publicity.forced', 'the provider shall not refuse to recommend the client on request.'],
    ['publicity.forced', 'the provider shall publish a recommendation of the client each month.'],
    ['confidentiality.perpetual', 'the provider shall not disclose anything, ever.'],
    ['change-control.free', 'už papildomus darbus paslaugų teikėjas papildomo atlygio nereikalauja.'],
    ['termination-convenience.long-notice', 'the provider may end this agreement with 180 days notice.'],
    ['kill-fee.provider-pays', 'the provider may leave if it returns all payments.'],
    [
      'termination-convenience.client-only',
      'paslaugų teikėjas sutarties nutraukti negali, o klientas gali bet kada.',
    ],
  ])('leaves %s in "%s"', (defect, plain) => expect(refuses(defect, plain)).toBe(false));
});
