import type { Side } from '../facts/sides.js';
import type { CountryCode } from '../terms/terms.js';
import type { Finding } from './proposal.js';
import type { Statement } from './statements.js';

const SPEAKS_AS: Readonly<Record<Side, RegExp>> = {
  client:
    /\b(?:we need|i need|we require|i require|you (?:will|would|should|must|can)|please|we are looking|we're looking|i'm looking|i am looking|looking for (?:a|an|some)|need (?:a|an|someone)|we want|i want|we'd like|could you|can you|hire|our (?:company|shop|store|cafe|restaurant|clinic|startup|team|website|brand|customers|clients|hotel|school|studio|bakery)|reik(?:ia|es|etu|aling\w+)|ieskom\w*|ieskau|norime|noreciau|noretume|musu (?:imon\w*|parduotuv\w*|kavin\w*|klinik\w*|komand\w*|svetain\w*|klient\w*|restoran\w*))\b/gu,
  provider:
    /\b(?:i offer|i will (?:design|build|write|make|translate|create|deliver|prepare|do)|i'll (?:design|build|write|make|translate|create|deliver|prepare|do)|my (?:rate|fee|client|price|offer|quote|hourly)|(?:the|my|new) client (?:is|wants|needs|asked|will|gets|has|would)|client:|clients? wants|i charge|i am a (?:freelance\w*|designer|developer|translator|copywriter|photographer|consultant)|siulau|mano (?:ikain\w*|klient\w*|kaina|pasiulym\w*)|klientas (?:nori|prase|pageidauja|moka|yra)|klientas:|uzsakovas:|uzsakovas (?:nori|prase|moka|yra)|as (?:padarysiu|sukursiu|parasysiu|parengsiu|isversiu))\b/gu,
};

/** Who wrote the brief, as far as it tells. */
export function writerOf(plain: string): Side | undefined {
  const count = (side: Side) => [...plain.matchAll(SPEAKS_AS[side])].length;
  const [client, provider] = [count('client'), count('provider')];
  if (client === provider) return undefined;
  return client > provider ? 'client' : 'provider';
}

const OF_CLIENT = /\b(?:client\w*|customers?|klient\w+|uzsakov\w+)\b/u;
const OF_PROVIDER =
  /\b(?:freelancer\w*|contractor|provider|designer|developer|translator|copywriter|photographer|teikej\w+|vykdytoj\w+|dizainer\w+|programuotoj\w+|vertej\w+)\b/u;
/** „UAB Rugys ieško programuotojo“: who looks for one is not the one. */
const SEEKS =
  /\b(?:iesk\w+|reik\w+|samd\w+|needs?|wants?|(?:looking|searching) for|seeks?|seeking|hir(?:e|es|ing))\b/u;
const FIRST_PERSON =
  /\b(?:here (?:from|at)|rasau|rasome|we|we're|our|us|i|i'm|my|me|mes|musu|mums|as|mano|esame|esu|gyvenu|dirbu|veikiame)\b/u;

export function sideOf({ plain, isSignature }: Statement, writer: Side | undefined): Side | undefined {
  if (isSignature) return writer;
  const isFirst = FIRST_PERSON.test(plain);
  if (
    /^\W*(?:client|customer|buyer|company|klientas|uzsakovas|pirkejas|leidykla|kas mes)\s*[:-]/u.test(plain)
  )
    return 'client';
  if (
    /^\W*(?:provider|freelancer|contractor|vendor|vykdytojas|teikejas|teikia|autore|autorius|paslaugu teikejas)\s*[:-]/u.test(
      plain,
    )
  )
    return 'provider';
  if (isFirst && !/\b(?:the|my|mano) (?:client|klient\w+)\b/u.test(plain)) return writer;
  if (OF_CLIENT.test(plain)) return 'client';
  if (!OF_PROVIDER.test(plain)) return undefined;
  return SEEKS.test(plain) ? 'client' : 'provider';
}

/** Forms in which companies stand in registers, and the country of each. */
export const FORMS: readonly (readonly [RegExp, CountryCode | undefined])[] = [
  [/\b(?:UAB|MB|AB|VšĮ|IĮ)\b/u, 'lt'],
  [/\bSIA\b/u, 'lv'],
  [/\bOÜ\b/u, 'ee'],
  [/\bSp\. ?z ?o\. ?o\./iu, 'pl'],
  [/\b(?:GmbH|UG)\b/u, 'de'],
  [/\b(?:SARL|SAS)\b/u, 'fr'],
  [/\bB\.?V\.?(?=\W|$)/u, 'nl'],
  [/\b(?:Ltd|Limited|Inc|LLC|Corp|plc|AG|Oy|AS|ApS|S\.?r\.?l)\b/u, undefined],
];
/** Whether somebody's company stands there by its registered name. */
export const namesCompany = (text: string): boolean => FORMS.some(([form]) => form.test(text));

const COMPANY =
  /\b(?:we are an? (?:[\w-]+ ){0,4}(?:company|startup|agency|studio|shop|store|clinic|restaurant|hotel|firm|business|manufacturer|ngo|school|bakery|brand|cafe)|(?:we are|we're|we run|we own|i run|i own) (?:an? |the )?(?:[\w'-]+ ){0,4}(?:company|startup|agency|studio|shop|store|clinic|restaurant|hotel|firm|business|manufacturer|ngo|school|bakery|brand|cafe|practice|brewery|museum|association|charity|publisher|farm|gym|chain|maker|dealer|foundation)|our (?:\w+ )?(?:company|startup|firm|agency|clinic|shop|store|studio|hotel|school|restaurant|bakery|cafe|practice|brewery|museum|association|charity|farm|gym|business|ngo)\b|(?:the |my )?client(?:,| is| -|:)? (?:an? )?(?:[\w'-]+ ){0,4}(?:company|startup|agency|studio|shop|store|clinic|restaurant|hotel|firm|business|manufacturer|ngo|school|bakery|brand|cafe)|(?:esame|mes -) (?:[\w-]+ ){0,4}(?:imon\w+|startuol\w+|agentur\w+|studij\w+|parduotuv\w+|klinik\w+|kavin\w+|restoran\w+|viesbut\w+|gamintoj\w+|kepykl\w+)|(?:musu|turime|valdome|valdau|atstovauju) (?:\w+ ){0,3}(?:imon\w+|parduotuv\w+|kavin\w+|klinik\w+|studij\w+|restoran\w+|kepykl\w+|viesbu\w+|mokykl\w+|agentur\w+|salon\w+|odontologij\w+|muziej\w+|asociacij\w+|ukis|ukio|ukiui|leidykl\w+|bendrov\w+|dirbtuv\w+|fond\w+|gamykl\w+|startuol\w+)|mes (?:-|esame) (?:\w+ ){0,4}(?:imon\w+|bendrov\w+|kavin\w+|klinik\w+))\b/u;
const PERSON_PROVIDER =
  /\b(?:i am a freelance\w*|i'm a freelance\w*|as a freelancer|looking for a freelance\w*|individuali\w* veikl\w*|verslo liudijim\w+|laisvai samdom\w+|freelancer\w*|self-?employed|sole trader|individuals only|no agencies|1099)\b/u;
/** A client without a business is still the client. */
const PRIVATE = /\b(?:private (?:person|individual)|(?:privatus|fizinis) asmuo|fizin\w+ asmen\w+)\b/u;
const COMPANY_PROVIDER = /\b(?:looking for an? (?:[\w-]+ )?agency|ieskom\w* agentur\w+)\b/u;

export function partyKindsIn(statement: Statement, writer: Side | undefined): Finding[] {
  const { plain, text, start } = statement;
  const found: Finding[] = [];
  const add = (
    key: 'provider_type' | 'client_type',
    value: string,
    index: number,
    words: string,
    isCertain = true,
  ) =>
    found.push({
      key,
      value,
      quote: { start: start + index, end: start + index + words.length },
      isCertain,
    });
  const side = sideOf(statement, writer);
  const form = FORMS.map(([pattern]) => pattern.exec(text)).find((match) => match !== null);
  const company = form ?? COMPANY.exec(plain);
  /* A company that nobody claims is, where somebody pays a freelancer, the one who pays. */
  const whose = side ?? (form ? 'client' : undefined);
  if (company && whose !== undefined)
    add(`${whose}_type`, 'company', company.index, company[0], side !== undefined);
  const own = PRIVATE.exec(plain);
  if (own) add('client_type', 'person', own.index, own[0]);
  const person = PERSON_PROVIDER.exec(plain);
  const agency = COMPANY_PROVIDER.exec(plain);
  if (agency) add('provider_type', 'company', agency.index, agency[0]);
  else if (person && side === 'client' && /^(?:self-?employed|sole trader)$/u.test(person[0]))
    add('client_type', 'person', person.index, person[0]);
  else if (person && !(company && side === 'provider'))
    add('provider_type', 'person', person.index, person[0]);
  return found;
}
