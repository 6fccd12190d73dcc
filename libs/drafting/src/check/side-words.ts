import type { Side } from '../terms/terms.js';

/** What contracts call the one who does the work; the first fitting side wins when a word could be either. */
const PROVIDER_EN =
  'service provider|provider|contractor|consultant|freelancer|designer|web designer|web developer|developer|programmer|copywriter|writer|translator|illustrator|photographer|videographer|animator|influencer|marketer|service company';
const CLIENT_EN = 'client|customer|buyer|purchaser|commissioning party|hiring party';
/** Words that name a side only where the contract makes them a role: "the Author shall", not "employees and advisers". */
const PROVIDER_ROLE_EN =
  'engineer|author|editor|artist|creator|strategist|adviser|advisor|coach|trainer|specialist|professional|vendor|supplier|licensor|agent|performer|seller|studio';
const CLIENT_ROLE_EN = 'principal|publisher|recipient|licensee|employer|end user';
/** Words that are the other side of whatever the contract's second word is. */
const EITHER_EN = 'company|agency|corporation|firm|business|brand|organization|organisation';

/** Stem and kind of declension: `as` teikėjas, `is` dizaineris, `ius` autorius, `fem` bendrovė. */
const PROVIDER_LT =
  'paslaugų teikėj:as|paslaugų tiekėj:as|teikėj:as|vykdytoj:as|rangov:as|tiekėj:as|gamintoj:as|konsultant:as|dizainer:is|programuotoj:as|kūrėj:as|autor:ius|vertėj:as|fotograf:as|rinkodaros specialist:as|specialist:as|agent:as|atlikėj:as|freelancer:is|tekstų kūrėj:as|redaktor:ius|projektuotoj:as|pardavėj:as|licenciar:as';
const CLIENT_LT =
  'klient:as|užsakov:as|pirkėj:as|pavedėj:as|leidėj:as|paslaugų gavėj:as|gavėj:as|licenciat:as';
const EITHER_LT = 'bendrov:ė|įmon:ė|agentūr:a|studij:a|organizacij:a';

export const SIDE_WORDS = {
  en: {
    provider: PROVIDER_EN.split('|'),
    client: CLIENT_EN.split('|'),
    either: EITHER_EN.split('|'),
    providerRole: PROVIDER_ROLE_EN.split('|'),
    clientRole: CLIENT_ROLE_EN.split('|'),
  },
  lt: { provider: PROVIDER_LT.split('|'), client: CLIENT_LT.split('|'), either: EITHER_LT.split('|') },
} as const;

/** The endings of a Lithuanian noun in the order of the cases, and those of „klientas“, „teikėjas“. */
const MASCULINE = ['as', 'o', 'ui', 'ą', 'u', 'e', 'ai', 'ų', 'ams', 'us', 'ais', 'uose'];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  as: MASCULINE,
  is: ['is', 'io', 'iui', 'į', 'iu', 'yje', 'iai', 'ių', 'iams', 'ius', 'iais', 'iuose'],
  ius: ['ius', 'iaus', 'iui', 'ių', 'iumi', 'iuje', 'iai', 'ių', 'iams', 'ius', 'iais', 'iuose'],
  ė: ['ė', 'ės', 'ei', 'ę', 'e', 'ėje', 'ės', 'ių', 'ėms', 'es', 'ėmis', 'ėse'],
  a: ['a', 'os', 'ai', 'ą', 'a', 'oje', 'os', 'ų', 'oms', 'as', 'omis', 'ose'],
};
const CANONICAL = { provider: 'paslaugų teikėj', client: 'klient' } as const;

/** Every form of a Lithuanian role word with the same case of „paslaugų teikėjas“ or „klientas“; the first case wins. */
export function lithuanianForms(word: string, side: Side): ReadonlyMap<string, string> {
  const [stem = '', kind = 'as'] = word.split(':');
  const forms = new Map<string, string>();
  (ENDINGS[kind] ?? MASCULINE).forEach((ending, index) => {
    const form = `${stem}${ending}`;
    if (!forms.has(form)) forms.set(form, `${CANONICAL[side]}${MASCULINE[index] ?? 'as'}`);
  });
  return forms;
}
