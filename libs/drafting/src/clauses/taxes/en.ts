import { lithuanianStatus } from '../../engagement.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { reverseCharge, withheldByClient } from './rules.js';

const REGISTERED_LATER: Readonly<Record<Style, string>> = {
  balanced: 'If this changes, the Provider tells the Client beforehand and adds the tax from then on.',
  freelancer: 'If this changes, the Provider tells the Client and adds the tax from then on.',
  client: 'If this changes, the agreed Fees include the tax.',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const tax = legalSystem(terms.provider.country) === 'american' ? 'sales, use or similar tax' : 'VAT';
  return [
    paragraph('vat', text`${vat(terms, tax)}`),
    ...when(reverseCharge(terms), () => [
      paragraph(
        'reverse-charge',
        text`Where the law makes the Client account for VAT (reverse charge), the Provider invoices without VAT and says so on the invoice, and the Client, whose valid VAT number stands in this Agreement, pays the VAT in its own country.`,
      ),
    ]),
    ...when(withheldByClient(terms), () => [
      paragraph(
        'author',
        text`As the law of Lithuania provides, the Client withholds from the author’s remuneration the personal income tax and the Provider’s social and health insurance contributions and pays them, besides those that fall on the Client itself. The Fees are stated before these deductions.`,
      ),
    ]),
    paragraph(
      'own-taxes',
      text`${withheldByClient(terms) ? 'Apart from that, each' : 'Each'} Party declares and pays the taxes and social contributions on its own income.${ownTaxes(terms)}`,
    ),
    paragraph(
      'withholding',
      text`${
        terms.style === 'client'
          ? 'The Client may withhold tax from a payment if the law requires it, and gives the Provider a certificate of the sum withheld.'
          : `The Client pays without ${withheldByClient(terms) ? 'any other ' : ''}deduction. If the law requires it to withhold ${withheldByClient(terms) ? 'another ' : ''}tax, it withholds no more than required, in view of the relief that the Provider documents, and gives the Provider a certificate of the sum.`
      }`,
    ),
    ...when(terms.style === 'freelancer', () => [
      paragraph(
        'bank-charges',
        text`The Client bears the charges of its own and of intermediary banks, so that the Provider receives the full amount of the invoice.`,
      ),
    ]),
  ];
};

function ownTaxes(terms: Terms): string {
  switch (lithuanianStatus(terms)) {
    case 'certificate':
      return ' On its individual activity the Provider itself pays the personal income tax and the social and health insurance contributions.';
    case 'business_certificate':
      return ' The Provider itself pays the fixed income tax of its business certificate and the social and health insurance contributions.';
    case 'author':
      return withheldByClient(terms)
        ? ''
        : ' The Provider itself declares the author’s remuneration and pays the personal income tax and the social and health insurance contributions on it.';
    default:
      return '';
  }
}

function vat({ vat: status, style }: Terms, tax: string): string {
  switch (status) {
    case 'exclusive':
      return `All prices in this Agreement are stated without ${tax}. Where the law requires it, the Provider adds the tax to the invoice at the rate that then applies.`;
    case 'inclusive':
      return `All prices in this Agreement include ${tax}. A change of the tax rate does not change them.`;
    case 'not-registered':
      return `The Provider is not registered for ${tax} and adds none to its prices. ${REGISTERED_LATER[style]}`;
  }
}
