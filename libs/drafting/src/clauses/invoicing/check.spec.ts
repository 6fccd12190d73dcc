import { describeRules } from '../../../test/check-rules.js';

describeRules('invoicing', [
  [
    'invoicing.pay-when-paid',
    'lt',
    'Sąskaita apmokama po to, kai Užsakovui atsiskaito jo pirkėjas.',
    'Sąskaita apmokama per 14 dienų, nesvarbu, ar Užsakovui jau atsiskaitė jo pirkėjas.',
  ],
  [
    'invoicing.pay-when-paid',
    'en',
    'The Client pays once Velo Nordic has put in funds for the month.',
    'The Client pays within 14 days, whether or not Velo Nordic has put in funds for the month.',
  ],
  [
    'invoicing.long-term',
    'en',
    'The Client shall settle each invoice not later than seventy-five (75) days after its receipt.',
    'The Client pays each invoice within 60 days after it has been paid by its own customer.',
  ],
  [
    'invoicing.on-approval',
    'en',
    'The fee is due thirty days after the month in which the article appears in print.',
    'The fee is due thirty days after the invoice; the article appears in print in May.',
  ],
  ['invoicing.missing', 'en', 'The fee is EUR 900.', 'The Client pays each invoice within 14 days.'],
  ['invoicing.missing', 'lt', 'Kaina – 900,00 Eur.', 'Užsakovas sąskaitą apmoka per 14 dienų.'],
  [
    'invoicing.long-term',
    'en',
    'The Client pays invoices within ninety (90) days.',
    'The Client pays invoices within thirty (30) days.',
  ],
  [
    'invoicing.long-term',
    'lt',
    'Sąskaitos apmokamos per 90 (devyniasdešimt) dienų.',
    'Sąskaitos apmokamos per 14 (keturiolika) dienų.',
  ],
  [
    'invoicing.pay-when-paid',
    'en',
    'The Client pays after it has received payment from its customer, that is when client receives payment from its customer.',
    'The payment does not depend on payment by a third party.',
  ],
  [
    'invoicing.pay-when-paid',
    'lt',
    'Užsakovas moka tik gavęs apmokėjimą iš savo kliento.',
    'Mokėjimas nepriklauso nuo to, ar sumokėjo tretieji asmenys.',
  ],
  [
    'invoicing.on-approval',
    'en',
    'The fee is payable upon publication of the text.',
    'The fee is payable within 14 days of the invoice.',
  ],
  [
    'invoicing.on-approval',
    'lt',
    'Atlygis mokamas po paskelbimo.',
    'Atlygis mokamas per 14 dienų nuo sąskaitos gavimo.',
  ],
  [
    'invoicing.withhold',
    'en',
    'The Client may withhold any amount that it disputes.',
    'The Client may withhold taxes that the law requires.',
  ],
  [
    'invoicing.withhold',
    'lt',
    'Užsakovas turi teisę sulaikyti bet kurią sumą.',
    'Užsakovas turi teisę įskaityti tik pripažintus reikalavimus.',
  ],
  [
    'invoicing.on-approval',
    'en',
    'The Client pays the Translator £0.18 per word accepted and published by the end client.',
    'The Client pays the Translator £0.18 per word of the source text.',
  ],
  [
    'invoicing.pay-when-paid',
    'en',
    'The Agency pays invoices within 60 days of the end of the month in which the Client has received payment from its end client.',
    'The Client pays each invoice within 14 days of the end of the month in which it received the invoice.',
  ],
  [
    'invoicing.withhold',
    'lt',
    'Užsakovas turi teisę vienašališkai sumažinti kainą, jei nepatenkintas rezultatu.',
    'Užsakovas turi teisę proporcingai sumažinti kainą, kai trūkumai per protingą terminą nepašalinami.',
  ],
]);
