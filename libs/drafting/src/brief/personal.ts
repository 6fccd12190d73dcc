import type { Side } from '../facts/sides.js';
import { namesCompany, sideOf } from './parties.js';
import { plainText } from './plain-text.js';
import type { FoundDetail } from './proposal.js';
import type { Statement } from './statements.js';

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const FORM = '(?:UAB|MB|AB|VšĮ|IĮ|SIA|OÜ)';
/** What stands before a name with a capital of its own. */
const NO_NAME = String.raw`(?:(?:Client|Customer|Buyer|Provider|Supplier|Contractor|Klient|Užsakov|Vykdytoj|Teikėj|Tiekėj|Pirkėj|Bendrov|Įmon)\p{Ll}*|Paslaugų|Company|From|For|At|With|Dear|Hello|Hi|Regards|We|Our|My|This|Here|Sveiki|Laba|Pagarbiai|Rašau|Rašo|Rašome|Esame|Mes|Mūsų|Čia|Dėl|Nuo|Yra)`;
const COMPANY_NAME = new RegExp(
  [
    /* Up to where the words about it end, also when the name goes on in small letters. */
    String.raw`\b${FORM}\s+[„“"][^“”"\n]{1,60}[“”"]`,
    String.raw`\b${FORM}\s+\p{Lu}[\p{L}\d&-]*(?:\s[\p{L}\d&-]+){0,2}(?=\s*(?:[,.;:)(\n–]|$))`,
    String.raw`\b${FORM}\s+\p{Lu}[\p{L}\d&-]*(?:\s\p{Lu}[\p{L}\d&-]*){0,3}`,
    /* Not "Klientas UAB „Rugys“": who it is stands before, and the name behind. */
    String.raw`(?:(?!${NO_NAME}\s)\p{Lu}[\p{L}\d&’'-]{0,40}\s(?:(?:&|and|of)\s)?){1,4}(?:Ltd|Limited|GmbH|LLC|Inc|OÜ|SIA|UAB|MB|B\.?V|S\.?A\.?S|Oy|AB)(?!\p{L}|\s*[„“"])\.?`,
    /* "café „Rytas“": the sign above a door. */
    String.raw`(?<=(?:kavin|studij|parduotuv|klinik|restoran|salon|kepykl|įmon|agentūr|mokykl|viešbu)\p{L}{1,20}\s)[„“][^“”"\n]{1,60}[“”]`,
  ].join('|'),
  'gu',
);
/** „UAB Batų sandėlis ieško“: where a name without marks ends, its next words do not tell. */
const isWhole = (name: string, behind: string): boolean =>
  !(new RegExp(`^${FORM}\\s`, 'u').test(name) && !/["”“]$/u.test(name) && /^\s+\p{Ll}/u.test(behind));
const COMPANY_NAME_FIRST = new RegExp(`^\\s*(?:${COMPANY_NAME.source})`, 'u');
/** "į. k. 305111222", „įm. k. 304567891“, "company code 304567891", "Reg. no. 12345678". */
const CODE =
  /\b(?:im?\. ?k\.|j\. ?a\. ?k\.|imones k\.|imones kod\w+|im\. kod\w+|juridinio asmens kod\w+|company (?:code|number|no\.?|reg\w*(?: no\.?| number)?)|reg(?:istration|istered)?\.? (?:code|no\.?|number)|registracijos (?:nr\.?|kod\w+))\s*(?:is |yra |[:-])?\s*(\d{6,12})(?!\d)/u;
/** "Laisvės al. 60, Kaunas", "Gedimino pr. 12-4, Vilnius": a street with its number, and the town and code behind it. */
const TOWN = String.raw`(?:,\s*(?:(?:(?:[A-Z]{1,2}-)?\d{4,5}|\d{2}-\d{3})\s+)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+|\s(?:r|m|sav)\.)?(?:,\s*\p{Lu}\p{L}+\s(?:r|m|sav)\.)?)`;
const ADDRESS = new RegExp(
  [
    String.raw`(?:\p{Lu}[\p{L}.-]{1,40}\s){1,3}(?:g|al|pr|pl|skg|tak|a)\.\s?\d{1,3}\p{L}?(?:\s?[-–]\s?\d{1,3})?${TOWN}{0,2}`,
    /* "Hauptstr. 12, 10115 Berlin", "ul. Długa 5/7, 00-238 Warszawa". */
    String.raw`\p{Lu}[\p{L}-]{0,40}(?:\s?[Ss]tr\.|\s?[Ss]tra(?:ß|ss)e|weg|platz|allee|gasse)\s\d{1,4}\p{L}?(?!\p{L})${TOWN}?`,
    String.raw`(?<!\p{L})(?:ul|al|os|pl)\.\s(?:\p{Lu}[\p{L}.-]{1,40}\s){1,3}\d{1,4}\p{L}?(?:\s?/\s?\d{1,4})?${TOWN}?`,
    String.raw`\b\d{1,4}\p{L}?\s(?!Google )(?:\p{Lu}[\p{L}'’-]+\s){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Sq|Court|Way|Drive|Close|Place)\b\.?(?:,\s*\p{Lu}[\p{L}-]+(?:\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})?)?`,
  ].join('|'),
  'u',
);
/** "12, 10115 Berlin", "(12 rue de la Paix, 75002 Paris)": the end of an address whose street has another form. */
const POSTCODE =
  /\d\p{L}?,\s*(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3})\s\p{Lu}\p{Ll}|\([^()]{0,80},\s*(?:[A-Z]{1,2}-)?(?:\d{4,5}(?:\s?[A-Z]{2})?|\d{2}-\d{3})\s\p{Lu}\p{Ll}/u;
const PHONE = /\+\d{2,3}[\d\s()-]{6,}\d|(?<!\p{L})(?:tel|phone|mob|telefonas)\b[.:]*\s*\d[\d\s()-]{5,}\d/iu;
/** Whether words say where somebody is reached. */
export const holdsContact = (words: string): boolean =>
  /\S@\S/u.test(words) || [ADDRESS, POSTCODE, PHONE].some((pattern) => pattern.test(words));
/** What people are in a company: „Rasa Rasaitė, direktorė“, "Tom Ashby, Marketing Manager". */
const POST =
  /^\W*(?:direktor\w*|(?:\w+ ){0,2}vadov\w*|(?:\w+ )?vadybinink\w*|(?:bendra)?savinink\w*|ikurej\w*|administrator\w*|(?:\w+ ){0,2}director|(?:\w+ ){0,2}manager|(?:co-?)?owner|(?:co-?)?founder|c[eotf]o|head of \w+)\b/u;
const LONGEST_OF_SIGNATURE = 10;
/** „dir. Jonas Jonaitis“, "contact person: Tom Ashby". */
const POST_BEFORE =
  /\b(?:dir\.|direktor(?:ius|e)|vadov(?:as|e)|savinink(?:as|e)|kontaktin(?:is|e) asmuo|asmuo kontaktams|director|manager|owner|contact(?: person)?)\s*[:-]?\s*$/u;
/** "A logo like Rugys UAB has": others are named to be like them. */
const LIKE =
  /\b(?:like|unlike|similar to|such as|inspired by|competitors?|konkurent\w+|panas\w+ (?:i|kaip)|kaip|pvz\.?|e\.g\.)\s*[:,]?\s*$/u;
const MY_NAME = /(?:\b(?:my name is|i am|i'm|this is|from:|nuo:|mano vardas|raso|as esu|esu)\s*[-,]?\s*)$/u;
const FULL_NAME = /\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,2}/gu;
const IS_PERSON = new RegExp(`^${FULL_NAME.source}$`, 'u');
const LABEL =
  /^\W*(?:client|customer|klientas|uzsakovas|provider|freelancer|contractor|vykdytojas|teikejas|paslaugu teikejas)\s*[:-]\s*$/u;

/** A company without its form and marks: the name that a sentence uses for it. */
export const bareName = (name: string): string =>
  name
    .replace(
      new RegExp(
        `^${FORM}\\s+|[,\\s]+(?:Ltd|Limited|GmbH|LLC|Inc|OÜ|SIA|UAB|MB|B\\.?V|S\\.?A\\.?S|Oy|AB|plc)\\.?$`,
        'gu',
      ),
      '',
    )
    .replaceAll(/[„“”"]/gu, '')
    .trim();

/** Names, codes and addresses of the parties: they stay on the device. */
export function detailsIn(statements: readonly Statement[], writer: Side | undefined): FoundDetail[] {
  const found: FoundDetail[] = [];
  const mails: { readonly address: string; readonly start: number }[] = [];
  const has = (wanted: FoundDetail['name']) => found.some(({ name }) => name === wanted);
  const add = (
    side: Side | undefined,
    what: 'name' | 'email' | 'code' | 'address',
    text: string,
    start: number,
    isCertain = true,
  ) => {
    if (side === undefined || found.some((each) => each.text === text)) return;
    const own = `${side}.${what}` as const;
    const first = found.findIndex(({ name }) => name === 'client.name');
    const person = found[first];
    const rest = { text, quote: { start, end: start + text.length }, isCertain };
    if (own === 'client.name' && person && namesCompany(text) && !namesCompany(person.text)) {
      found[first] = { name: own, ...rest };
      /* The sign above a door is nobody to ask. */
      if (!has('client.contact') && IS_PERSON.test(person.text))
        found.push({ ...person, name: 'client.contact' });
      return;
    }
    /* Who writes for a company is whom to ask there. */
    const name = own === 'client.name' && has(own) ? 'client.contact' : own;
    if (!has(name)) found.push({ name, ...rest });
  };
  let isSigned = false;
  for (const [at, statement] of statements.entries()) {
    const { text, plain, start, isSignature } = statement;
    const wasSigned: boolean = isSigned;
    const isShort = plain.trim().split(/\s+/u).length <= LONGEST_OF_SIGNATURE;
    /* Under who wrote it stands for whom. */
    const isFirm = isShort && (wasSigned || CODE.test(plain)) && COMPANY_NAME_FIRST.test(text);
    const side = sideOf(statement, writer) ?? (isFirm ? writer : undefined);
    isSigned = wasSigned && isShort && POST.test(plain);
    const companies = [...text.matchAll(COMPANY_NAME)].filter(
      ({ index }) => !LIKE.test(plain.slice(0, index)),
    );
    for (const { 0: name, index } of companies) {
      const isKnown = side !== undefined && isWhole(name.trim(), text.slice(index + name.length));
      /* A company that nobody claims is, where somebody pays a freelancer, the one who pays. */
      add(side ?? 'client', 'name', name.trim(), start + index, isKnown);
    }
    /* Whose they are is told by the company in the same sentence, or by who writes. */
    const named = found.find(
      ({ name, quote }) => name.endsWith('.name') && quote.start >= start && quote.end <= start + text.length,
    );
    const owner: Side | undefined =
      named === undefined ? side : named.name === 'client.name' ? 'client' : 'provider';
    const isOwn = named?.isCertain !== false || side !== undefined;
    const isOfCompany = (at: number) =>
      companies.some(({ 0: company, index }) => at >= index && at < index + company.length);
    for (const { 0: name, index } of text.matchAll(FULL_NAME)) {
      if (isOfCompany(index) || POST.test(plain.slice(index, index + name.length))) continue;
      const lead = plain.slice(0, index);
      const behind = plain.slice(index + name.length);
      const post = behind.trim() === '' ? (statements[at + 1]?.plain ?? '') : behind;
      const signs = lead.trim() === '' && isShort && POST.test(post);
      isSigned ||= signs;
      if (MY_NAME.test(lead)) add(writer, 'name', name, start + index);
      else if (LABEL.test(lead)) add(side, 'name', name, start + index);
      else if (isSignature || signs) add(writer, 'name', name, start + index);
      else if (named !== undefined && POST_BEFORE.test(lead)) add(owner, 'name', name, start + index, isOwn);
    }
    for (const { 0: address, index } of text.matchAll(EMAIL)) {
      const whose = side ?? writer;
      if (whose === undefined) mails.push({ address, start: start + index });
      else add(whose, 'email', address, start + index);
    }
    const code = CODE.exec(plain);
    if (code?.[1] !== undefined)
      add(owner, 'code', code[1], start + code.index + code[0].length - code[1].length, isOwn);
    const address = ADDRESS.exec(text);
    if (address) add(owner, 'address', address[0].trim(), start + address.index, isOwn);
  }
  for (const { address, start } of mails) {
    const whose = found.find((each) => each.name.endsWith('.name') && isAt(address, each.text));
    if (whose !== undefined)
      add(whose.name === 'client.name' ? 'client' : 'provider', 'email', address, start, whose.isCertain);
  }
  return found;
}

/** "info@batusandelis.lt" is of „Batų sandėlis“. */
function isAt(address: string, company: string): boolean {
  const letters = (words: string) => plainText(words).replaceAll(/[^a-z\d]/gu, '');
  const domain = letters(/@([^.]+)/u.exec(address)?.[1] ?? '');
  const name = letters(bareName(company));
  return name.length >= SHORTEST_DOMAIN && domain === name;
}
const SHORTEST_DOMAIN = 3;
