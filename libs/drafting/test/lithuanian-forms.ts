/** The endings of a Lithuanian noun in the order of the cases, by the kind of its declension. */
const MASCULINE = ['as', 'o', 'ui', 'ą', 'u', 'e', 'ai', 'ų', 'ams', 'us', 'ais', 'uose'];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  as: MASCULINE,
  is: ['is', 'io', 'iui', 'į', 'iu', 'yje', 'iai', 'ių', 'iams', 'ius', 'iais', 'iuose'],
  ius: ['ius', 'iaus', 'iui', 'ių', 'iumi', 'iuje', 'iai', 'ių', 'iams', 'ius', 'iais', 'iuose'],
  ė: ['ė', 'ės', 'ei', 'ę', 'e', 'ėje', 'ės', 'ių', 'ėms', 'es', 'ėmis', 'ėse'],
  a: ['a', 'os', 'ai', 'ą', 'a', 'oje', 'os', 'ų', 'oms', 'as', 'omis', 'ose'],
};

/** Every form of a Lithuanian role word, which is given as "stem:kind". */
export function lithuanianForms(word: string): readonly string[] {
  const [stem = '', kind = 'as'] = word.split(':');
  return [...new Set((ENDINGS[kind] ?? MASCULINE).map((ending) => `${stem}${ending}`))];
}
