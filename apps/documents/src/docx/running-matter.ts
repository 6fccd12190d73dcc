import { Footer, Header, PageNumber, Paragraph, TextRun } from 'docx';
import type { Language } from '@pactwright/drafting';
import type { Run } from './runs.js';
import { LOCALE, STYLE } from './styles.js';

/** "Page 2 of 7" and "2 puslapis iš 7", parted where the two fields stand. */
const PAGE_OF: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Page ', ' of '],
  lt: ['', ' puslapis iš '],
};

export function titleHeader(title: string, run: Run): Header {
  return new Header({ children: [new Paragraph({ style: STYLE.header, children: [run(title)] })] });
}

export function pageFooter(language: Language): Footer {
  const [page, of] = PAGE_OF[language];
  return new Footer({
    children: [
      new Paragraph({
        style: STYLE.footer,
        children: [
          new TextRun({
            language: { value: LOCALE[language] },
            children: [page, PageNumber.CURRENT, of, PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}

/** Of a contract in both languages: figures alone, which need none. */
export const bothFooter = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: STYLE.footer,
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });
