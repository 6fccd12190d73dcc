import { PRICES, REFUND_DAYS, TERMS_VERSION, type Language } from '@pactwright/protocol';
import en from '../../shared/i18n/catalogues/en/legal.json' with { type: 'json' };
import lt from '../../shared/i18n/catalogues/lt/legal.json' with { type: 'json' };
import { LEGAL_TEXTS, legalDocuments, type LegalText } from './model/documents.js';
import { legalValues, termsDate } from './model/legal-values.js';

const LANGUAGES: readonly Language[] = ['en', 'lt'];
const CATALOGUES = { en, lt };

const read = async (text: LegalText, language: Language) => {
  const { default: document } = await legalDocuments[text][language]();
  const words = document.html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
  return { ...document, words, anchors: document.sections.map(({ id }) => id) };
};

const everyText = LEGAL_TEXTS.flatMap((text) => LANGUAGES.map((language) => [text, language] as const));

describe('the sections of the legal texts', () => {
  it.each([
    [
      'R-LEGAL-01',
      'privacy',
      'introduction information-collected use your-rights security cookies third-parties retention children contact',
    ],
    [
      'R-LEGAL-02',
      'terms',
      'agreement service eligibility payment support disputes restrictions intellectual-property obligations warranty liability changes contact',
    ],
    ['R-LEGAL-03', 'refund', 'guarantee eligibility how-to-request processing exceptions withdrawal contact'],
  ] as const)('%s are all there in %s, with the same anchors in both languages', async (_, text, anchors) => {
    for (const language of LANGUAGES)
      expect((await read(text, language)).anchors).toEqual(anchors.split(' '));
  });

  it('R-LEGAL-01 says that the privacy policy was last updated in January 2024', () => {
    expect(en.privacy.updated).toBe('Last updated January 2024');
    expect(lt.privacy.updated).toBe('Atnaujinta 2024 m. sausio mėn.');
  });
});

describe('the facts of the legal texts', () => {
  it.each([
    ['R-LEGAL-04', 'terms', 'en', /18 or older, have legal capacity/],
    ['R-LEGAL-04', 'terms', 'lt', /18 metų ar daugiau, esate veiksnūs/],
    ['R-LEGAL-04', 'terms', 'en', /business or professional purposes/],
    ['R-LEGAL-04', 'terms', 'lt', /verslo ar profesiniais tikslais/],
    ['R-LEGAL-04', 'terms', 'en', /a limited liability company/],
    ['R-LEGAL-04', 'terms', 'lt', /ribotos atsakomybės bendrovės/],
    ['R-LEGAL-04', 'privacy', 'en', /a limited liability company/],
    ['R-LEGAL-04', 'privacy', 'lt', /ribotos atsakomybės bendrovė/],
    ['R-LEGAL-04', 'terms', 'en', /US dollars \(USD\) and exclusive of taxes/],
    ['R-LEGAL-04', 'terms', 'lt', /JAV doleriais \(USD\), be mokesčių/],
    ['R-LEGAL-04 T-42', 'terms', 'en', /by card or, where the checkout offers it, by bank transfer/],
    ['R-LEGAL-04 T-42', 'terms', 'lt', /kortele arba, jei apmokėjimo puslapyje tai siūloma, banko pavedimu/],
    ['R-LEGAL-05', 'refund', 'en', /100% of what you paid, if you ask within 7 days/],
    ['R-LEGAL-05', 'refund', 'lt', /per 7 dienas .+ 100 % sumokėtos sumos/],
    ['R-LEGAL-05', 'refund', 'en', /first-time purchase/],
    ['R-LEGAL-05', 'refund', 'lt', /pirmasis pirkinys/],
    ['R-LEGAL-05', 'refund', 'en', /approved, .+ within 5–7 business days/],
    ['R-LEGAL-05', 'refund', 'lt', /Patvirtinus .+ per 5–7 darbo dienas/],
    ['R-LEGAL-05', 'refund', 'en', /investigate a dispute within up to 48 hours/],
    ['R-LEGAL-05', 'refund', 'lt', /ginčą ištiriame ne ilgiau kaip per 48 valandas/],
    ['R-LEGAL-05', 'refund', 'en', /After 7 days there are no refunds/],
    ['R-LEGAL-05', 'refund', 'lt', /Praėjus 7 dienoms, pinigai negrąžinami/],
    [
      'R-LEGAL-05',
      'refund',
      'en',
      /cancelled after the refund period gets no refund for the current billing/,
    ],
    ['R-LEGAL-05', 'refund', 'lt', /pasibaigus grąžinimo laikotarpiui, už einamąjį .+ negrąžinami/],
    [
      'R-LEGAL-06',
      'terms',
      'en',
      /Monday to Friday, 9 AM to 5 PM EST\. We reply within 24 hours on business days/,
    ],
    [
      'R-LEGAL-06',
      'terms',
      'lt',
      /nuo pirmadienio iki penktadienio, 9\.00–17\.00 val\. .+\(EST\).+ per 24 valandas/,
    ],
    [
      'R-LEGAL-09',
      'terms',
      'en',
      /placeholders .+ names, dates and payment details\. You replace them yourself/,
    ],
    ['R-LEGAL-09', 'terms', 'lt', /vardų ir pavardžių, datų, mokėjimo rekvizitų .+ patys užpildote/],
    ['R-LEGAL-10', 'terms', 'en', /AI-generated template.+ legal professional should review.+ not liable/],
    [
      'R-LEGAL-10',
      'terms',
      'lt',
      /dirbtinio intelekto parengtas šablonas.+ peržiūrėti teisininkas.+ neatsakome/,
    ],
    ['T-32', 'refund', 'en', /Withdraw from the contract You fill in your name/],
    ['T-32', 'refund', 'lt', /Atsisakyti sutarties Įrašote vardą/],
    ['T-32 R-LEGAL-05', 'refund', 'en', /subscription.+keep the right for the whole 14 days.+owe the part/],
    ['T-32 R-LEGAL-05', 'refund', 'lt', /Prenumerata.+teisė atsisakyti lieka visas 14 dienų.+kainos dalį/],
    ['T-32', 'privacy', 'en', /Statements of withdrawal as long as payments/],
    ['T-32', 'privacy', 'lt', /Pareiškimai dėl sutarties atsisakymo tiek pat, kiek mokėjimai/],
    ['T-33', 'refund', 'en', /whoever pays with the same card/],
    ['T-33', 'refund', 'lt', /mokėjusiems ta pačia kortele/],
    ['T-44', 'terms', 'en', /the screen says so.+ for machines in their properties/],
    ['T-44', 'terms', 'lt', /tai nurodoma ekrane.+ kompiuterių programoms – failo savybėse/],
  ] as const)('%s %s (%s) states %s', async (_, text, language, fact) => {
    expect((await read(text, language)).words).toMatch(fact);
  });

  it('R-LEGAL-05 promises as many days as billing gives', () => {
    expect(REFUND_DAYS).toBe(7);
  });

  it.each(everyText)('R-LEGAL-04 %s (%s) names no price', async (text, language) => {
    const { words } = await read(text, language);
    expect(words).not.toMatch(/[$€]/);
    for (const { amount, was } of Object.values(PRICES))
      expect(words).not.toMatch(new RegExp(`\\b(${amount}|${was})([.,]00)? ?(USD|dol|Eur)`));
  });
});

describe('the cookies and the storage that the privacy policy tells of', () => {
  it.each(LANGUAGES)('names them all by their names (%s)', async (language) => {
    const { words } = await read('privacy', language);
    for (const name of [
      ...['__Host-sid', '__Host-guest', 'XSRF-TOKEN', 'i18next', 'wizard_form_data', 'contractState_'],
      ...[
        'pactwright.plan',
        'pactwright.checkout-origin',
        'pactwright-visited',
        'pactwright-settings',
        'pactwright-questions',
      ],
      'reloaded-for-missing-code',
    ])
      expect(words).toContain(name);
  });
});

describe(legalValues, () => {
  const operator = {
    name: 'Sample Ltd',
    registrationCode: '123',
    register: { en: 'the Sample Register', lt: 'Pavyzdžių registras' },
    address: 'Sample Street 1',
    hosting: { en: 'the European Union', lt: 'Europos Sąjungoje' },
  };

  it.each(everyText)('R-LEGAL-04 fills every gap of %s (%s)', async (text, language) => {
    const { html } = await read(text, language);
    const asked = [...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    const known = legalValues({ contactEmail: 'a@b.example', operator }, language, CATALOGUES[language].gaps);
    expect(Object.keys(known)).toEqual(expect.arrayContaining(asked));
    expect(asked).toContain('contactEmail');
  });

  it('names the operator in the language of the reader, and says in brackets what nobody has set', () => {
    const site = { contactEmail: 'a@b.example', operator };
    expect(legalValues(site, 'lt', lt.gaps)).toMatchObject({
      operator: 'Sample Ltd',
      hosting: 'Europos Sąjungoje',
    });
    expect(legalValues({ ...site, operator: null }, 'en', en.gaps).operator).toBe('[company name]');
  });

  it('T-42 gives the terms the date of the version that a purchase is made under', () => {
    expect(TERMS_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const [year, , day] = TERMS_VERSION.split('-');
    expect(termsDate('en')).toMatch(new RegExp(`^${Number(day)}\\s\\w+\\s${year}$`));
    expect(termsDate('lt')).toMatch(new RegExp(`^${year}\\sm\\.\\s\\S+\\s${Number(day)}\\sd\\.$`));
  });
});
