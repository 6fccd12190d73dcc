import { readDeal } from './read-deal.js';
import { valueText } from './values.js';

/** What a sentence of an English contract sets. */
const told = (sentence: string): string[] =>
  readDeal(`AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).\n${sentence}`).map(
    ({ key, value }) => `${key}: ${valueText(value, 'en').replaceAll('\u00a0', ' ')}`,
  );

describe('ways to say a term', () => {
  it.each([
    ['Client shall pay all undisputed invoices net 30.', ['payment-days: 30 days']],
    [
      'The Client agrees to remit payment no later than 15 business days following receipt of a proper invoice.',
      ['payment-days: 15 working days'],
    ],
    [
      'The Designer will receive an annual fee of £60,000 payable in twelve equal monthly instalments of £5,000.',
      ['amount: GBP 60,000.00 a year', 'amount: GBP 5,000.00 a month'],
    ],
    ['The Client pays a fee of $5,000 CDN.', ['amount: CAD 5,000.00']],
    ['The Client pays S$48 for each session.', ['amount: SGD 48.00']],
    [
      'This Agreement is entered into as of 9/28/2004 by and between the parties.',
      ['start: 28 September 2004'],
    ],
    ['This Agreement shall commence effective June 1, 1998.', ['start: 1 June 1998']],
    [
      'The Report shall be delivered on or before the thirtieth day of September 2026.',
      ['end: 30 September 2026'],
    ],
    ['Roughs are due on 30 May, finals on 11 July 2025.', ['end: 30 May 2025', 'end: 11 July 2025']],
    [
      'The Services shall be performed between 1 June 2024 and 31 August 2024.',
      ['start: 1 June 2024', 'end: 31 August 2024'],
    ],
    ['This Agreement will remain in effect for an initial term of one year.', ['term: 1 year']],
    [
      'Either party may determine this Agreement by giving to the other six weeks’ notice in writing.',
      ['notice: 6 weeks'],
    ],
    [
      'The Client may terminate this Agreement upon 60 days’ notice for a change of control.',
      ['notice: 60 days'],
    ],
    ['Either of us can call it off with two weeks’ notice by e-mail.', ['notice: 2 weeks']],
    ['The term may be extended only by a writing signed by both parties.', ['renewal: by agreement']],
    [
      'This Agreement shall automatically renew for successive one-year terms unless either party gives notice.',
      ['renewal: automatic'],
    ],
    [
      'The Designer’s liability is limited to £5 million for each claim.',
      ['liability-cap: GBP 5,000,000.00'],
    ],
    [
      'IN NO EVENT SHALL THE DESIGNER’S AGGREGATE LIABILITY EXCEED THE TOTAL AMOUNTS PAID BY THE CLIENT.',
      ['liability-cap: the fees'],
    ],
    [
      'Past-due amounts accrue a charge of one and one-half percent per month.',
      ['late-interest: 1.5% a month'],
    ],
    ['If we pay late, we add interest of 6% a year for each day of delay.', ['late-interest: 6% a year']],
    ['The law governing this Agreement is that of Scotland.', ['law: Scotland']],
    [
      'This Agreement is governed by the laws, other than choice of law rules, of the State of Florida.',
      ['law: Florida'],
    ],
    [
      'This Agreement is governed by the law of Ireland, whose courts have jurisdiction.',
      ['law: Ireland', 'court: Ireland'],
    ],
    ['Venue for any action shall be Travis County, Texas.', ['court: Travis County']],
    ['A dispute is referred to a sole arbitrator sitting in Dubai.', ['court: arbitration']],
    ['Differences go to the courts of Leeds, at Painter’s sole expense.', ['court: Leeds']],
    [
      'Disputes are decided by the courts of the place where the Client has its seat.',
      ['court: Client’s seat'],
    ],
    [
      'The contract is for the spring season and thereafter for further terms of a season each unless the Client gives notice.',
      ['renewal: automatic'],
    ],
    ['The confidentiality obligations shall survive indefinitely.', ['confidentiality: unlimited']],
    ['The Designer does not work for competitors until two years after the end.', ['non-compete: 2 years']],
    [
      'The Designer assigns the copyright to the Client, line by line as the code is written.',
      ['ip-moment: as soon as it is made'],
    ],
    [
      'Effective upon receipt of the entire price, the Designer assigns to the Client all right and title.',
      ['ip-moment: on payment'],
    ],
    ['The Designer will make up to 2 sets of amendments at no extra cost.', ['revisions: 2']],
  ] as const)('knows "%s"', (sentence, expected) => {
    expect(told(sentence)).toEqual(expected);
  });

  it.each([
    [
      'damages that include more',
      'The Designer is liable for all damages, including without limitation legal fees.',
    ],
    ['the fees of lawyers', 'The Client shall indemnify the Designer up to its reasonable attorneys’ fees.'],
    ['an insurance', 'The Designer shall maintain insurance of at least £1,000,000 per claim.'],
    ['costs that are repaid', 'The Client refunds the train fare and a hotel up to EUR 160 a night.'],
    ['a threshold', 'Expenses in excess of $500 require prior written approval.'],
    ['an example', 'For example, if the fee were $105,000, the Client would pay $210,000.'],
    [
      'a recital',
      'WHEREAS the Client made an agreement of 12 January 2026 with another firm and wishes to renew its website.',
    ],
    ['another paper', 'The Client checks each delivery against the brief of 2 March 2026.'],
    ['what was before', 'The Designer started working for the Client on 1 February 2023.'],
    ['a condition', 'Changes are possible if the form is back by 27 April 2026.'],
    [
      'where a company is from',
      'The Client is a corporation duly organized, validly existing, and in good standing under the laws of Nevada.',
    ],
    ['laws to obey', 'The Designer shall comply with the laws of Germany when working on site.'],
    ['the costs of arbitration', 'The fees of the arbitrator are met by the Client.'],
    ['an inspection', 'Upon 30 days’ notice the Client may audit the records.'],
    ['a pause', 'The Designer may stop work after five days’ written warning.'],
    ['a lesson', 'A lesson that the Client cancels with less than 24 hours’ warning is paid in full.'],
    [
      'going on as before',
      'The Client may vary these terms by publishing a revised version; continued performance is acceptance.',
    ],
    ['somebody’s expense', 'Experts are paid at Painter’s expense and heard at Painter’s office.'],
    ['a renewal that does not come', 'This Agreement shall not renew automatically.'],
    ['a breach', 'Either party may terminate if a breach is not remedied within 30 days of notice.'],
    ['people', 'The Designer shall not solicit any employees of the Client for one year after termination.'],
    [
      'papers to return',
      'The receiving party shall return all Confidential Information within 30 days of request.',
    ],
    ['what was paid before', 'Your previous advisers charged you €11,000 for a report.'],
    ['a grant', 'You mentioned that the grant available may be up to €200,000 in total.'],
    ['what is paid to others', 'Third party charges for hosting ($1,200) are paid by the Client.'],
    ['one list of remarks', 'The Client gathers its remarks in one list for each round.'],
    ['whose fault it is', 'If a text has a mistake that is yours, you correct it after delivery.'],
  ] as const)('sees no term in %s', (_what, sentence) => {
    expect(told(sentence)).toEqual([]);
  });
});
