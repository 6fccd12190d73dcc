import { plainText } from '../segment.js';
import { readParties } from './read-parties.js';

const en = (text: string) => readParties(text, 'en');
const lt = (text: string) => readParties(text, 'lt');
const sidesOf = ({ parties }: ReturnType<typeof readParties>) =>
  Object.fromEntries(parties.map(({ side, words }) => [side, words]));

const GALLERY = `This agreement is between Hollow Lane Gallery CIC ("the Gallery") and Wren Mori, weaver ("the Artist").
The Artist weaves a tapestry and delivers it by May. The Gallery pays the Artist EUR 4,000. The Artist invoices the Gallery.
The Gallery may hang the work. The Artist shall insure the work until the Gallery has paid.`;
const LETTER = `Dear Petra, we are glad that you will edit our films. You will send us three cuts. We will pay you EUR 900 within
14 days of your invoice. If you are late, please tell us. We own the films once we have paid you.`;
const LETTER_LT = `Miela Rūta, džiaugiamės, kad kursite mūsų iliustracijas. Atsiųsite tris eskizus iki gegužės 3 d. Sumokėsime jums 900 Eur
per 14 dienų nuo jūsų sąskaitos. Jei vėluosite, praneškite mums. Mes pateiksime tekstus, o jūs paruošite failus spaudai.`;
const THEATRE = `Viešoji įstaiga Senvagės teatras (toliau – Teatras) ir Justas Adomėnas (toliau – Kompozitorius) sudarė šią sutartį.
Kompozitorius sukuria muziką ir perduoda ją Teatrui. Teatras sumoka Kompozitoriui 2 000 Eur. Teatras priima Kompozitoriaus darbą per
10 dienų. Kompozitorius pateikia Teatrui sąskaitą.`;

describe(readParties.name, () => {
  it('tells who works and who pays by what the text says of each, not by a list of words', () => {
    expect(sidesOf(en(GALLERY))).toEqual({ provider: ['artist'], client: ['gallery'] });
    expect(sidesOf(lt(THEATRE))).toEqual({ provider: ['kompozitorius'], client: ['teatras'] });
    expect(en(GALLERY).isCertain).toBe(true);
  });

  it.each([
    [
      'we',
      'you',
      'You are hiring us to build your site. You agree to review our work. We will invoice you every month.',
    ],
    [
      'you',
      'we',
      'We are hiring you to build our site. You agree to review our notes. You will invoice us every month.',
    ],
  ])(
    'takes "%s" for the one who works in a letter that says who is hired and who invoices',
    (works, pays, said) => {
      const talk = 'You and we agree on a date. We tell you what we think, and you tell us what you think. ';
      const parties = en(`Hello! ${talk.repeat(3)}${said} ${talk}`);
      expect(sidesOf(parties)).toEqual({ provider: [works], client: [pays] });
      expect(parties.isCertain).toBe(true);
    },
  );

  it('names them as the contract does', () => {
    expect(en(GALLERY).parties.map(({ name }) => name)).toEqual(['Wren Mori', 'Hollow Lane Gallery CIC']);
    expect(lt(THEATRE).parties.map(({ name }) => name)).toEqual([
      'Justas Adomėnas',
      'Viešoji įstaiga Senvagės teatras',
    ]);
  });

  it.each([
    [
      'what a party does under its own heading',
      '2.1. Client:\n\n2.1.1. Pays the price.\n\n2.2. Designer:\n\n2.2.1. Makes a logo.',
    ],
    [
      'brackets that define nothing',
      'Work takes place in person (Client location) or at home (Designer location).',
    ],
  ])('takes no name from %s', (_, front) => {
    const text = `Terms of work\n\n${front}\n\nThe Designer shall make a logo for the Client. The Client pays the Designer EUR 900. The Designer
invoices the Client. The Client gives its texts to the Designer.`;
    expect(en(text).parties.map(({ name }) => name)).toEqual(['Designer', 'Client']);
  });

  it('ends a name at the address', () => {
    const text = `This agreement is made by:\nConsultant: Wren Mori with a mailing address of 4 Mill Lane\nClient: Bolt Ltd located in Cork\n\nThe Consultant advises the Client. The Client pays the Consultant. The Consultant invoices the Client.`;
    expect(en(text).parties.map(({ name }) => name)).toEqual(['Wren Mori', 'Bolt Ltd']);
  });

  it('takes no part of a name, and no telephone, for a party', () => {
    const text = `This agreement is made between\n\nOrbit Inc.,\nPhone: [phone]\n("Company")\n\nand\n\n[name]\n("Voice Actor")\n\nThe Voice Actor records a
Voice for the Company. The Company pays the Voice Actor EUR 900. The Voice Actor delivers the Voice to the Company. The Voice is clear. The
Voice Actor invoices the Company. The Company may use the Voice.`;
    const { parties } = en(text);
    expect(parties.map(({ side, words }) => [side, ...words])).toEqual([
      ['provider', 'voice actor'],
      ['client', 'company'],
    ]);
    expect(parties.map(({ name }) => name)).not.toContain('Phone');
  });

  it('takes no story that somebody writes for one of the two', () => {
    const text = `This agreement is between Ember Press (or 'Ember') and Wren Mori (or 'the Writer') about 'The Lamp' ('the Story').
The Writer writes the Story and delivers the Story to Ember. Ember pays the Writer EUR 400 for the Story. The Writer invoices Ember.
Ember may print the Story once the Writer has been paid.`;
    expect(sidesOf(en(text))).toEqual({ provider: ['writer'], client: ['ember'] });
  });

  it('takes the names by which a contract introduces its parties before those that are only frequent', () => {
    const text = `Exhibit 10.1 CONSULTING AGREEMENT. Services are performed under the Management Plan. The Management Plan is kept.
This agreement is made by and among Quillon Data, Inc. (the "Company" or "Quillon") and Mara Ilves ("Consultant"). WHEREAS the Company
desires that Consultant provide services under the Management Plan. Consultant will deliver reports to Quillon. The Company will pay
Consultant USD 90 an hour. Consultant will invoice the Company. The Management Plan may change.`;
    expect(sidesOf(en(text))).toEqual({ provider: ['consultant'], client: ['company', 'quillon'] });
  });

  it('finds both sides where the front introduces only one of them', () => {
    const text = `This agreement is between Bolt Ltd (the "Company") and Ann Lee, designer. (The "Company" is a group.)
The Designer shall make a logo and deliver it to the Company. The Company pays the Designer EUR 900. The Designer invoices the Company.
The Designer may show the logo. The Company gives the Designer its texts.`;
    expect(sidesOf(en(text))).toEqual({ provider: ['designer'], client: ['company'] });
  });

  it('is never certain of the wrong side in a letter on the paper of the one who works', () => {
    const { parties, isCertain } =
      en(`We design and build websites. We will work from your brief, and we need your texts in good time.
You pay us half when we begin. If you are late with our invoice, we may stop. We keep our own tools. You own the pages once we are paid.`);
    expect(isCertain && parties.some(({ side, words }) => side === 'provider' && words.includes('you'))).toBe(
      false,
    );
  });

  it('reads letters, in which nobody has a name', () => {
    expect(sidesOf(en(LETTER))).toEqual({ provider: ['you'], client: ['we'] });
    expect(sidesOf(lt(LETTER_LT))).toMatchObject({ provider: ['jūs'], client: ['mes'] });
  });

  it('puts the words of the product in place of those of the contract, in the case that stood there', () => {
    expect(en(GALLERY).rename(plainText("The Gallery pays the Artist's fee."))).toBe(
      "the client pays the provider's fee.",
    );
    expect(en(LETTER).rename(plainText('We will pay your invoice.'))).toBe(
      "client will pay provider's invoice.",
    );
    expect(lt(THEATRE).rename(plainText('Teatras moka Kompozitoriui už jo darbą.'))).toBe(
      'klientas moka paslaugų teikėjui už jo darbą.',
    );
    expect(lt(LETTER_LT).rename(plainText('Sumokėsime per 10 dienų.'))).toBe(
      'klientas sumokėsime per 10 dienų.',
    );
  });

  it('names nobody where nobody is named', () => {
    expect(en('The sun is warm.').parties).toEqual([]);
    expect(en('').rename('the client pays the contractor')).toBe('the client pays the provider');
  });
});
