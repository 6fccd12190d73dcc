import type { Language } from '@pactwright/protocol';
import { toHtml, toText } from '../mail/html.js';
import type { Message } from '../mail/mailer.js';

interface Texts {
  readonly subject: string;
  readonly before: readonly string[];
  readonly link: string;
  readonly after: readonly string[];
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'Set a new password for Pactwright',
    before: [
      'Hello,',
      'somebody, probably you, asked to set a new password for your Pactwright account. To do so, open this link:',
    ],
    link: 'Set a new password',
    after: [
      'The link works once, within one hour.',
      'If it was not you, do nothing: your password stays as it is.',
      'Pactwright',
    ],
  },
  lt: {
    subject: 'Naujas „Pactwright“ slaptažodis',
    before: [
      'Sveiki,',
      'kažkas, tikriausiai jūs, paprašė nustatyti naują jūsų „Pactwright“ paskyros slaptažodį. Norėdami tai padaryti, atverkite šią nuorodą:',
    ],
    link: 'Nustatyti naują slaptažodį',
    after: [
      'Nuoroda galioja vieną valandą ir veikia vieną kartą.',
      'Jei to prašėte ne jūs, nieko daryti nereikia: jūsų slaptažodis nepasikeis.',
      '„Pactwright“',
    ],
  },
};

/** The mail with the link that sets a new password. */
export function resetMail(to: string, language: Language, url: string): Omit<Message, 'id'> {
  const { subject, link, ...around } = TEXTS[language];
  const page = { language, ...around, link: { url, label: link } };
  return { to, subject, text: toText(page), html: toHtml(page) };
}
