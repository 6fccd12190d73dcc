import { PRICE_CURRENCY, PRICES, type Language } from '@pactwright/protocol';
import { PRODUCT_NAME } from '../../../shared/head/head-tags.js';
import { site } from '../../../shared/site.js';

interface AboutPage {
  readonly origin: string;
  readonly address: string;
  readonly picture: string;
  readonly language: Language;
}

/** The company and the product as search engines read them; prices from the one place that has them. */
export function aboutProduct(
  { origin, address, picture, language }: AboutPage,
  description: string,
): object[] {
  const organization = {
    '@type': 'Organization',
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: site.contactEmail,
  };
  const prices = Object.values(PRICES);
  return [
    organization,
    {
      '@type': 'SoftwareApplication',
      name: PRODUCT_NAME,
      description,
      url: address,
      image: picture,
      inLanguage: language,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: organization,
      offers: prices.map(({ amount }) => ({
        '@type': 'Offer',
        price: amount,
        priceCurrency: PRICE_CURRENCY,
        url: address,
      })),
    },
  ];
}
