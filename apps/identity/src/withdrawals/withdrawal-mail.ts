import type { Language, WithdrawalStatement } from '@pactwright/protocol';
import { toHtml, toText } from '../mail/html.js';
import type { Message } from '../mail/mailer.js';

interface Texts {
  readonly subject: (number: string) => string;
  readonly paragraphs: (statement: WithdrawalStatement, moment: string) => readonly string[];
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (number) => `We have received your withdrawal ${number}`,
    paragraphs: ({ number, name, email, purchase }, moment) => [
      'Hello,',
      `we received your statement of withdrawal on ${moment}. Its number is ${number}. This is what it says:`,
      '“I withdraw from the contract named below.”',
      `Contract or payment: ${purchase}`,
      `Name: ${name}`,
      `E-mail: ${email}`,
      'Keep this message: it confirms that your statement has reached us and when. A person reads it and answers you; what is due to you is returned within 14 days, the way you paid.',
      'If it was not you, tell us.',
      'Pactwright',
    ],
  },
  lt: {
    subject: (number) => `Gavome jūsų pareiškimą dėl sutarties atsisakymo ${number}`,
    paragraphs: ({ number, name, email, purchase }, moment) => [
      'Sveiki,',
      `jūsų pareiškimą dėl sutarties atsisakymo gavome ${moment}. Jo numeris – ${number}. Pareiškimo tekstas:`,
      '„Atsisakau toliau nurodytos sutarties.“',
      `Sutartis arba mokėjimas: ${purchase}`,
      `Vardas ir pavardė: ${name}`,
      `El. paštas: ${email}`,
      'Išsaugokite šį laišką: jis patvirtina, kad pareiškimą gavome ir kada. Jį perskaitys ir jums atsakys žmogus; tai, kas jums priklauso, grąžinsime per 14 dienų tuo pačiu būdu, kuriuo mokėjote.',
      'Jei pareiškimą pateikėte ne jūs, praneškite mums.',
      '„Pactwright“',
    ],
  },
};

const momentOf = (receivedAt: string): string => `${receivedAt.slice(0, 16).replace('T', ' ')} UTC`;

/** The acknowledgement that a statement of withdrawal was received, with all it says (T-32). */
export function withdrawalMail(statement: WithdrawalStatement): Omit<Message, 'id'> {
  const { email, number, language, receivedAt } = statement;
  const { subject, paragraphs } = TEXTS[language];
  const page = { language, before: paragraphs(statement, momentOf(receivedAt)) };
  return { to: email, subject: subject(number), text: toText(page), html: toHtml(page) };
}
