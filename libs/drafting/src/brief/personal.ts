import { sideOf, type Side } from './parties.js';
import type { FoundDetail } from './proposal.js';
import type { Statement } from './statements.js';

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const FORM = '(?:UAB|MB|AB|VšĮ|IĮ|SIA|OÜ)';
const COMPANY_NAME = new RegExp(
  [
    /* Up to where the words about it end, also when the name goes on in small letters. */
    String.raw`\b${FORM}\s+[„“"][^“”"\n]{1,60}[“”"]`,
    String.raw`\b${FORM}\s+\p{Lu}[\p{L}\d&-]*(?:\s[\p{L}\d&-]+){0,2}(?=\s*(?:[,.;:)(\n–]|$))`,
    String.raw`\b${FORM}\s+\p{Lu}[\p{L}\d&-]*(?:\s\p{Lu}[\p{L}\d&-]*){0,3}`,
    String.raw`(?:\p{Lu}[\p{L}\d&’'-]*\s(?:(?:&|and|of)\s)?){1,4}(?:Ltd|Limited|GmbH|LLC|Inc|OÜ|SIA|UAB|MB|B\.?V|S\.?A\.?S|Oy|AB)(?!\p{L})\.?`,
    /* "café „Rytas“": the sign above a door. */
    String.raw`(?<=(?:kavin|studij|parduotuv|klinik|restoran|salon|kepykl|įmon|agentūr|mokykl|viešbu)\p{L}+\s)[„“][^“”"\n]{1,60}[“”]`,
  ].join('|'),
  'gu',
);
const MY_NAME = /(?:\b(?:my name is|i am|i'm|this is|from:|nuo:|mano vardas|raso|as esu|esu)\s*[-,]?\s*)$/u;
const FULL_NAME = /\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,2}/gu;
const LABEL =
  /^\W*(?:client|customer|klientas|uzsakovas|provider|freelancer|contractor|vykdytojas|teikejas|paslaugu teikejas)\s*[:-]\s*$/u;

/** Names and addresses of the parties: they stay on the device. */
export function detailsIn(statements: readonly Statement[], writer: Side | undefined): FoundDetail[] {
  const found: FoundDetail[] = [];
  const has = (wanted: FoundDetail['name']) => found.some(({ name }) => name === wanted);
  const add = (side: Side | undefined, what: 'name' | 'email', text: string, start: number) => {
    if (side === undefined || found.some((each) => each.text === text)) return;
    const own = `${side}.${what}` as const;
    /* Who writes for a company is whom to ask there. */
    const name = own === 'client.name' && has(own) ? 'client.contact' : own;
    if (!has(name)) found.push({ name, text, quote: { start, end: start + text.length } });
  };
  for (const statement of statements) {
    const { text, plain, start, isSignature } = statement;
    const side = sideOf(statement, writer);
    for (const { 0: name, index } of text.matchAll(COMPANY_NAME))
      add(side, 'name', name.trim(), start + index);
    for (const { 0: name, index } of text.matchAll(FULL_NAME)) {
      const lead = plain.slice(0, index);
      if (MY_NAME.test(lead)) add(writer, 'name', name, start + index);
      else if (LABEL.test(lead)) add(side, 'name', name, start + index);
      else if (isSignature) add(writer, 'name', name, start + index);
    }
    for (const { 0: address, index } of text.matchAll(EMAIL))
      add(side ?? writer, 'email', address, start + index);
  }
  return found;
}
