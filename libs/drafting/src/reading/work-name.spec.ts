import { workName } from './work-name.js';

describe(workName.name, () => {
  it.each([
    ['Logo for a bakery. Three drafts.', 'Logo for a bakery'],
    ['- logo for a bakery', 'logo for a bakery'],
    ['Online shop:\n1. cart\n2. orders', 'Online shop'],
    ['Redesign of www.kepykla.lt', 'Redesign of www.kepykla.lt'],
    ['We need a new website for the bakery, with a blog.', 'a new website for the bakery, with a blog'],
    ['Norime atnaujinti kepyklos svetainę', 'atnaujinti kepyklos svetainę'],
    ['Subject: Re: Menu for summer\n\nThree pages', 'Menu for summer'],
    ['Darbų aprašymas: kavinės meniu dizainas', 'kavinės meniu dizainas'],
    ['Konsultacijos, 20 val. Dirbsime nuotoliu', 'Konsultacijos, 20 val.'],
    ['Hi Anna,\n\nTexts for the spring catalogue\n\nBest, Tom', 'Texts for the spring catalogue'],
    ['Laba diena, p. Jonai,\nVertimas iš vokiečių kalbos\nPagarbiai', 'Vertimas iš vokiečių kalbos'],
    [
      'From: Tom <tom@example.com>\nTo: anna@example.com\nSubject: Newsletter in two languages\n\nHi Anna, see below.',
      'Newsletter in two languages',
    ],
  ])('finds the name in %j', (description, name) => {
    expect(workName(description)).toBe(name);
  });

  it.each([
    'Hi Anna, hope you are well! As discussed, here is what I need.',
    'Laba diena, kaip kalbėjome, siunčiu užduotį.',
    'Labas!',
    'Can you make a logo for our café?',
    'Ar galėtumėte sukurti logotipą?',
    'Reikia naujos svetainės kepyklai',
    'Ieškome žmogaus, kuris rašytų tekstus',
    'Our company sells furniture and would like to have more visitors.',
    '1. Logo\n2. Brand guide\n3. Website',
    '- logotipas\n- stiliaus vadovas',
    'Logo\nBrand guide',
    'Darbai:\n',
    'Services',
    'https://example.com/brief',
    `https://example.com/${'a'.repeat(90)}`,
    'tom@example.com\n+370 600 00000',
    '…',
    '',
  ])('finds none in %j', (description) => {
    expect(workName(description)).toBeUndefined();
  });

  it('ends a long sentence at a comma, else after whole words', () => {
    expect(
      workName('Design and build a marketing website with eight pages, a blog and a contact form.'),
    ).toBe('Design and build a marketing website with eight pages');
    const long =
      'Ongoing maintenance of the customer portal together with all the integrations behind it that the teams of three countries use every day for their orders, their deliveries and everything else that the warehouse needs';
    expect(workName(long)).toBe('Ongoing maintenance of the customer portal together with all…');
    expect(
      workName('Translation of the annual report from English to Lithuanian (about ninety pages of text)'),
    ).toBe('Translation of the annual report from English to Lithuanian…');
  });
});
