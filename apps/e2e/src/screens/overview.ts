import path from 'node:path';
import { LANGUAGES, type Language } from '@pactwright/protocol';

export const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/screens');

export const SIZES = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

interface Screen {
  /** Of its files. */
  readonly name: string;
  readonly title: string;
  readonly place: string;
}

/** What somebody has to have seen to know the product. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', title: 'Home', place: 'home' },
  { name: 'wizard', title: 'The questions, with the contract beside them', place: 'step 3' },
  { name: 'summary', title: 'The summary, analysed', place: 'the summary, analysed' },
  { name: 'improve', title: 'Improving the contract', place: 'improving' },
  { name: 'generated', title: 'The contract is written', place: 'a generated contract' },
  { name: 'payment', title: 'Paying', place: 'paying' },
  { name: 'contracts', title: 'One’s own contracts', place: 'contracts of a user' },
  { name: 'check', title: 'A client’s contract, checked', place: 'a contract, checked' },
  { name: 'reply', title: 'The answer to it', place: 'a reply to a contract' },
  { name: 'compare', title: 'What they changed', place: 'two versions, compared' },
  { name: 'billing', title: 'Plan and payments', place: 'a subscription' },
  { name: 'article', title: 'An article', place: 'article red-flags-before-signing' },
  { name: 'admin', title: 'Administration', place: 'administration: overview' },
  { name: 'editor', title: 'The wizard’s questions, edited', place: 'administration: a question' },
];

const NAMES: Readonly<Record<Language, string>> = { en: 'English', lt: 'Lithuanian' };

export const fileOf = ({ name }: Screen, language: Language, size: Size): string =>
  `${name}-${language}-${size}.webp`;

/** The text of the page that shows the pictures. */
export function overview(): string {
  const sections = SCREENS.map((screen) => {
    const rows = LANGUAGES.map((language) => {
      const pictures = (['desktop', 'phone'] as const).map(
        (size) => `![${screen.title}, ${NAMES[language]}, ${size}](${fileOf(screen, language, size)})`,
      );
      return pictures.join('\n');
    });
    return [`## ${screen.title}`, ...rows].join('\n\n');
  });
  const intro =
    'The key screens in both languages, on a desktop (1440 × 900) and a phone (360 × 780).\n' +
    '`npm run docs:screens` takes the pictures anew, from a stack of its own.';
  return `${['# Screens', intro, ...sections].join('\n\n')}\n`;
}
