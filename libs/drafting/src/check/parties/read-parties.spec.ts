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

  it.each([
    ['Kestrel Homes Ltd of 4 Dock Street', 'Kestrel Homes Ltd'],
    ['Wren Mori Pty Ltd ACN 600 118 774 of Level 9', 'Wren Mori Pty Ltd'],
    ['Mori & Daughters LLC 12 Mill Lane', 'Mori & Daughters LLC'],
    ['Bank of Westmorland plc of Kendal', 'Bank of Westmorland plc'],
    ['Will May', 'Will May'],
  ])('ends the name of %s before the address and the number', (written, name) => {
    const text = `This agreement is made between ${written}, Cork (the "Client") and Ann Lee (the "Designer").
The Designer shall make a logo for the Client. The Client pays the Designer. The Designer invoices the Client.`;
    expect(en(text).parties.map((party) => party.name)).toEqual(['Ann Lee', name]);
  });

  it('leaves acronyms in capitals, and shouted roles not', () => {
    const text = `This agreement is between the Harbour film association (the FHA), a body of people, and Ann Lee (the EDITOR). The EDITOR edits
films for the FHA. The FHA pays the EDITOR EUR 900. The EDITOR invoices the FHA. The FHA gives the EDITOR its films.`;
    const { parties } = en(text);
    expect(parties.map(({ name }) => name)).toEqual(['Ann Lee', 'Harbour film association']);
    expect(parties.map(({ words }) => words)).toEqual([['editor'], ['FHA']]);
    const unnamed = en(
      text.replace('the Harbour film association (the FHA), a body of people, and ', 'the FHA and '),
    );
    expect(unnamed.parties.map(({ name }) => name)).toContain('FHA');
  });

  it.each([
    ['a label', '**And:**\n\n**[NAME]**\nPhone: [phone]\n("Designer")'],
    [
      'a placeholder',
      'and\n\nYOUR NAME, a STATE OF XXXXX\nENTITY TYPE with its office at 1 Sample Ave ("Designer")',
    ],
    [
      'a legal form',
      'and\n\n[NAME], a Tennessee\nLimited Liability Company with its office at 1 Main Street ("Designer")',
    ],
    ['the other party', 'and the designer named below ("Designer")'],
  ])('takes %s for no name', (_, designer) => {
    const text = `**Between:**\n\n**Bolt Ltd** ("Client")\nEmail: [email]\n\n${designer}\n\nThe Designer shall make a logo for the Client. The Client pays the
Designer EUR 900. The Designer invoices the Client. The Client gives its texts to the Designer.`;
    expect(en(text).parties.map(({ name }) => name)).toEqual(['Designer', 'Bolt Ltd']);
  });

  it.each([
    [
      'ir interjero dizaineris Paulius Vaičekauskas, dirbantis pagal individualios veiklos pažymą',
      'Paulius Vaičekauskas',
    ],
    ['ir fotografė Austė Brazgytė-Lelė, veikianti pagal individualios veiklos pažymą', 'Austė Brazgytė-Lelė'],
    ['ir vertėja Ona Rimkutė', 'Ona Rimkutė'],
    ['ir laisvai samdomas redaktorius Jonas Žilys', 'Jonas Žilys'],
    ['ir Milda Tauragaitė, grafikos dizainerė', 'Milda Tauragaitė'],
    ['ir MB „Tylos fonoteka“, atstovaujama vadovės Onos Rimkutės', 'MB „Tylos fonoteka“'],
    ['ir MB „Tylos fonoteka“, kurios vardu veikia\ndirektorė Ona Rimkutė', 'MB „Tylos fonoteka“'],
  ])('takes who somebody is for the name, not the trade and not who acts for it: %s', (designer, name) => {
    const text = `Šią sutartį sudarė UAB „Žalias kiemas“ (toliau – Užsakovė) ${designer} (toliau – Dizaineris).

Dizaineris parengia planą. Užsakovė sumoka Dizaineriui 900 Eur. Dizaineris pateikia Užsakovei sąskaitą. Užsakovė pateikia Dizaineriui brėžinius.`;
    expect(readParties(text, 'lt').parties.map((each) => each.name)).toEqual([name, 'UAB „Žalias kiemas“']);
  });

  it('names "I" and "you" as the first paragraphs do', () => {
    const text = `Terms of portraits. I am Wren Mori, 12 Mill Lane ("I", "me"). You are Bolt Ltd, Cork ("you").
I will photograph your staff. You pay me EUR 900 after my invoice. I will invoice you in May. You hire me for one day. We both keep it secret.
You give me a room. I keep the rights in my portraits until you have paid my fee.`;
    expect(en(text).parties.map(({ name }) => name)).toEqual(['Wren Mori', 'Bolt Ltd']);
    expect(sidesOf(en(text))).toEqual({ provider: ['i'], client: ['you'] });
  });

  it.each([
    ['en', `${LETTER}\n\nKind regards,\nMara Ilves\nBolt Films Ltd`, ['Petra', 'Bolt Films Ltd']],
    ['en', LETTER.replace('Petra', 'Sir'), ['You', 'We']],
    ['lt', `${LETTER_LT}\n\nSu pagarba\nUAB „Lapė“ vadovė Ona Rimkutė`, ['Rūta', 'UAB „Lapė“']],
    ['lt', LETTER_LT.replace('Miela Rūta', 'Sveiki, Tomai'), ['Tomas', 'Mes']],
    ['lt', LETTER_LT.replace('Miela Rūta', 'Labas, Justi'), ['Jūs', 'Mes']],
  ] as const)('names who is greeted and who signs, where that is sure: %s', (language, letter, names) => {
    expect(readParties(letter, language).parties.map(({ name }) => name)).toEqual(names);
  });

  it('reads the bare name of a party as that party', () => {
    const text = `UAB „Žalioji banga“ (toliau – Užsakovas) ir Justas Adomėnas (toliau – Kompozitorius) sudarė šią sutartį. Kompozitorius
sukuria muziką ir perduoda ją Užsakovui. Užsakovas sumoka Kompozitoriui 2 000 Eur. „Žalioji banga“ priima darbą. Zalioji Banga moka laiku.`;
    const { rename } = lt(text);
    expect(rename(plainText('„Žalioji banga“ priima darbą.'))).toBe('klientas priima darbą.');
    expect(rename(plainText('UAB „Žalioji banga“ moka.'))).toBe('klientas moka.');
    expect(rename(plainText('Darbas perduodamas Žaliajai bangai.'))).toBe('darbas perduodamas klientui.');
    expect(rename(plainText('Zalioji Banga moka laiku.'))).toBe('klientas moka laiku.');
    const english = `This agreement is between Hollow Lane Ltd (the "Gallery") and Wren Mori (the "Artist"). Hollow Lane shall pay the
Artist. The Artist weaves for the Gallery. The Gallery hangs the work of the Artist. Wren Mori invoices Hollow Lane.`;
    expect(en(english).rename('hollow lane shall pay wren mori.')).toBe('client shall pay provider.');
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

  it('names both in full where a PDF has broken a name, or the bracket that defines it', () => {
    const broken = `SERVICES AGREEMENT
This Services Agreement is made on 3 December 2026 between Brightwater
Media Ltd, a company registered in England and Wales (company number
09934512), of 14 Canal Street, Manchester (the "Customer"), and Rasa
Petraitytė, a self-employed motion designer, of Kaunas, Lithuania (the
"Designer").

1. Work
1.1 The Designer shall produce six films and deliver them to the Customer.
1.2 The Customer shall pay each invoice of the Designer within 14 days.
1.3 The Designer shall make the changes that the Customer may ask for.`;
    expect(en(broken).parties.map(({ name, side }) => [name, side])).toEqual([
      ['Rasa Petraitytė', 'provider'],
      ['Brightwater Media Ltd', 'client'],
    ]);
  });

  it('names nobody where nobody is named', () => {
    expect(en('The sun is warm.').parties).toEqual([]);
    expect(en('').rename('the client pays the contractor')).toBe('the client pays the provider');
  });
});

describe('in doubt', () => {
  it('takes the person for the one who works, and not the company', () => {
    const nda =
      'NON-DISCLOSURE AGREEMENT\n\nMade between Fjell Analytics AB ("Fjell") and Piotr Zima ("Zima").\n\n1. The parties wish to discuss a cooperation (the "Purpose").\n\n2. Each party keeps the information of the other secret.\n\n3. For three years Zima shall not work for any customer of Fjell.\n\n4. Zima shall pay Fjell a penalty of EUR 50,000 for each breach.\n\n5. Any idea that Zima tells Fjell becomes the property of Fjell.\n';
    const { parties, isCertain } = readParties(nda, 'en');
    expect(parties.map(({ name, side }) => [name, side])).toEqual([
      ['Piotr Zima', 'provider'],
      ['Fjell Analytics AB', 'client'],
    ]);
    expect(isCertain).toBe(false);
  });
});
