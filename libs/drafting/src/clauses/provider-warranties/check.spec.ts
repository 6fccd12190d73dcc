import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { providerWarrantiesCheck } from './check.js';

describe('the check of warranties', () => {
  provesRules(providerWarrantiesCheck, {
    'provider-warranties.error-free': {
      en: [
        'The Provider warrants that the software is error-free.',
        'The Provider does not warrant that the software is error-free.',
      ],
      lt: [
        'Paslaugų teikėjas garantuoja, kad svetainė veiks be klaidų.',
        'Paslaugų teikėjas negarantuoja, kad svetainė veiks be klaidų.',
      ],
    },
    'provider-warranties.any-purpose': {
      en: [
        'The Provider warrants that the work is fit for any purpose of the Client.',
        'These warranties replace all others, including fitness for a particular purpose.',
      ],
      lt: [
        'Paslaugų teikėjas garantuoja, kad rezultatas tiks bet kokiam tikslui.',
        'Paslaugų teikėjas negarantuoja, kad rezultatas tiks bet kokiam tikslui.',
      ],
    },
    'provider-warranties.results': {
      en: [
        'The Provider guarantees that the articles appear on the first page of the search results.',
        'The Provider gives no guarantee of search rankings or revenue.',
      ],
      lt: [
        'Paslaugų teikėjas garantuoja, kad pardavimai padidės dvigubai.',
        'Paslaugų teikėjas negarantuoja pardavimų ir pozicijų paieškoje.',
      ],
    },
    'provider-warranties.too-long': {
      en: [
        'The Provider warrants the work for five years and corrects defects free of charge.',
        'The Provider warrants the work for 90 days and corrects defects free of charge.',
      ],
      lt: [
        'Paslaugų teikėjas suteikia 5 (penkerių) metų garantiją ir nemokamai šalina trūkumus 5 metus.',
        'Paslaugų teikėjas suteikia 90 (devyniasdešimt) dienų garantiją ir nemokamai šalina trūkumus.',
      ],
    },
    'provider-warranties.absolute-originality': {
      en: [
        'The Provider warrants that the work does not infringe any rights of third parties.',
        'The Provider warrants that, to its knowledge, the work does not infringe any rights of third parties.',
      ],
      lt: [
        'Paslaugų teikėjas garantuoja, kad rezultatas nepažeidžia trečiųjų asmenų teisių.',
        'Paslaugų teikėjas garantuoja, kad, kiek jam žinoma, rezultatas nepažeidžia trečiųjų asmenų teisių.',
      ],
    },
  });

  const gravity = (text: string) =>
    hitOf(providerWarrantiesCheck, 'provider-warranties.error-free', text, 'en')?.riskFactor;

  it('leaves a promise alone that ends soon, and finds an endless one graver', () => {
    expect(gravity('The Provider warrants that the work is free of defects for 60 days.')).toBeUndefined();
    expect(gravity('The Provider warrants that the work is free of defects for [30] days.')).toBeUndefined();
    expect(gravity('The Provider warrants that the work is free of defects.')).toBe(3);
    expect(gravity('The Provider warrants that the work is free of defects forever.')).toBe(4);
  });
});
