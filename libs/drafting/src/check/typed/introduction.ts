import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { leanSource } from '../../reading/letters.js';

const words = (list: string, flags: string): RegExp =>
  new RegExp(leanSource(`(?<!\\p{L})(?:${list})(?!\\p{L})`), flags);

/** A company by its form, and a person by a first and a last name. */
const COMPANY = words(
  'UAB|AB|MB|VšĮ|IĮ|[Uu]ždaroji akcinė bendrovė|[Mm]ažoji bendrija|[Vv]iešoji įstaiga|Ltd|Limited|LLC|LLP|Inc|GmbH|OÜ|SIA|PLC|plc',
  'u',
);
const PERSON = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*[ -]\p{Lu}\p{Ll}+$/u;
/** Who is somebody else, nobody yet, or one of several. */
const DOUBTFUL = words(
  'trading as|t/a|affiliates?|group|to be (?:formed|founded|incorporated|named)|nominees?|and/or|in formation|as the case may be|any (?:person|company)|on behalf of|steigiam\\p{L}+|būsim\\p{L}+|grup\\p{L}+|susijusi\\p{L}*|ir \\(?ar\\)?|ir/ar|prekės ženkl\\p{L}+|nurodyt\\p{L}+|paskirt\\p{L}+|vardu|jos įmon\\p{L}+',
  'iu',
);

/** Whether a sentence introduces both sides, each as a company of some form or as a person with a first and a last name. */
export function introducesBoth(
  { text, parties, isCertain }: ReadContract,
  { start, end }: Sentence,
): boolean {
  const quote = text.slice(start, end);
  return (
    isCertain &&
    parties.length === 2 &&
    parties.every(({ name }) => quote.includes(name) && (COMPANY.test(name) || PERSON.test(name))) &&
    parties.some(({ name }) => COMPANY.test(name)) &&
    !DOUBTFUL.test(parties.reduce((rest, { name }) => rest.replace(name, ''), quote))
  );
}
