import type { WordedWriter } from '../../writing/clause.js';
import { lithuanianStatus } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { crossesBorder, reverseCharge, withheldByClient } from './rules.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph } = write;
  const contributions = legalSystem(terms.provider.country) === 'american' ? '' : words.contributions;
  return [
    paragraph('vat', vat(terms, write)),
    ...when(reverseCharge(terms), () => [
      paragraph(
        'reverse-charge',
        say(words.reverseCharge, { besides: terms.vat === 'inclusive' ? words.reverseChargeBesides : '' }),
      ),
    ]),
    ...when(withheldByClient(terms), () => [paragraph('author', say(words.author))]),
    paragraph(
      'own-taxes',
      say(words.ownTaxes, {
        each: say(withheldByClient(terms) ? words.each.withheldByClient : words.each.otherwise, {
          contributions,
        }),
        contributions,
        status: ownTaxes(terms, words),
      }),
    ),
    ...when(crossesBorder(terms) || withheldByClient(terms), () => [
      paragraph(
        'withholding',
        terms.style === 'client'
          ? say(words.withholding.client)
          : say(words.withholding.otherwise, {
              anyOther: withheldByClient(terms) ? words.anyOther : '',
              another: withheldByClient(terms) ? words.another : '',
            }),
      ),
    ]),
    ...when(terms.style === 'freelancer', () => [paragraph('bank-charges', say(words.bankCharges))]),
  ];
});

/** An author is used to clients who withhold; whoever has a registered activity pays by itself anyway. */
const ownTaxes = (terms: Terms, words: Write['words']): string =>
  lithuanianStatus(terms) === 'author' && !withheldByClient(terms) ? words.authorDeclares : '';

function vat({ vat: status, style, provider }: Terms, { words, say }: Write): Inline[] {
  const tax = legalSystem(provider.country) === 'american' ? words.salesTax : words.vatName;
  switch (status) {
    case 'exclusive':
      return say(words.exclusive, { ofTax: tax.ofTax });
    case 'inclusive':
      return say(words.inclusive, { tax: tax.tax });
    case 'not-registered':
      return say(words.notRegistered, { ofTax: tax.ofTax, registeredLater: words.registeredLater[style] });
  }
}
