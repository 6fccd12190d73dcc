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
