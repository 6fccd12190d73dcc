import { countryTexts } from '../format/countries.js';
import { COUNTRY_CODES, type CountryCode } from '../terms/terms.js';
import type { OptionData } from './question.js';

const option = (code: CountryCode): OptionData => ({
  value: code,
  label: { en: countryTexts({ code }, 'en').name, lt: countryTexts({ code }, 'lt').name },
});

/** Where a party is established; nothing is chosen beforehand. */
export const countryOptions: readonly OptionData[] = COUNTRY_CODES.map((code) =>
  code === 'us'
    ? { value: code, label: { en: 'USA, another state', lt: 'JAV, kita valstija' } }
    : option(code),
);

/** The same with the country in which most of those are established who make a contract here. */
export const homeCountryOptions: readonly OptionData[] = countryOptions.map((each) =>
  each.value === 'lt' ? { ...each, isDefault: true } : each,
);

/** Laws that can be chosen by name; a state of the USA has to be a named one. */
export const lawOptions: readonly OptionData[] = COUNTRY_CODES.filter((code) => code !== 'us').map(option);
