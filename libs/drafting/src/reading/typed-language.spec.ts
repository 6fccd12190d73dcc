import { typedLanguage } from './typed-language.js';

describe(typedLanguage.name, () => {
  it.each([
    ['Logo design for a bakery', 'en'],
    ['Three concepts, two rounds of changes', 'en'],
    ['Homepage with five templates', 'en'],
    ['Logotipo sukūrimas kepyklai', 'lt'],
    ['Trys koncepcijos ir du pataisymai', 'lt'],
    ['internetine svetaine su penkiais sablonais', 'lt'],
  ])('reads %j as typed in %s', (text, language) => {
    expect(typedLanguage(text)).toBe(language);
  });

  it.each(['', 'ΩΨ 4711', 'SVG, PDF', 'Oslo Berlin', '%%% ...'])('says nothing of %j', (text) => {
    expect(typedLanguage(text)).toBeUndefined();
  });
});
