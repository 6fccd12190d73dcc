import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const proposalOf = (brief: string, key: string) =>
  readBrief(brief, TODAY).proposals.find((each) => each.key === key);
const valueOf = (brief: string, key: string): unknown => proposalOf(brief, key)?.value;
const linesOf = (brief: string, key: string): string[] => {
  const value = valueOf(brief, key);
  return typeof value === 'string' ? value.split('\n') : [];
};
const detailsOf = (brief: string): Record<string, string> =>
  Object.fromEntries(readBrief(brief, TODAY).details.map(({ name, text }) => [name, text]));

describe('the scope of a chatty message', () => {
  it.each([
    [
      'We want a full rebrand before the market season. We’ll need two rounds of changes for the logo and one for labels.',
      'We want a full rebrand before the market season.',
    ],
    [
      'As agreed, I am writing briefly about the translation. We need our annual report translated into German.',
      'We need our annual report translated into German.',
    ],
    [
      'We want a brand identity for our studio. We don’t want photography or social media posts.',
      'We want a brand identity for our studio.',
    ],
    [
      'Kaip ir kalbėjome, rašau trumpai dėl dizaino. Reikia naujos etiketės trims sūriams.',
      'Reikia naujos etiketės trims sūriams.',
    ],
    [
      'Norime naujo logotipo dviratininkų klubui. Mums reikia dviejų pataisymų ratų logotipui ir vieno etiketėms.',
      'Norime naujo logotipo dviratininkų klubui.',
    ],
  ])('is what is to be made, not the letter or the rounds: %s', (brief, scope) => {
    expect(valueOf(brief, 'scope_of_work')).toBe(scope);
  });

  it('leaves the name of the client out of it', () => {
    const brief =
      'We need packaging for two teas.\nGreen Pine Tea also wants to see sketches of labels.\n\nRegards\nTom Ashby\nGreen Pine Tea Ltd';
    expect(valueOf(brief, 'scope_of_work')).toBe('We need packaging for two teas.');
  });
});

describe('a list of a chatty message', () => {
  it.each([
    'We need posters for our club.\n- poster for 3 concerts: jazz, folk and the 0.5% beer evening\n- a programme',
    'We need posters for our club.\n- Poster design for concerts: jazz, folk and rock\n- a programme',
    'Reikia plakatų mūsų klubui.\n- plakatų 3 vakarams: džiazo, folko ir 0,5 % alaus\n- programos',
  ])('keeps an item with a colon or a percentage in it: %s', (brief) => {
    expect(linesOf(brief, 'deliverables')).toHaveLength(2);
  });

  it('takes a named term for no item', () => {
    expect(linesOf('We need:\n- a logo\n- Price: 900 EUR\n- Deposit: 30%', 'deliverables')).toEqual([
      'a logo',
    ]);
  });
});

describe('instalments of a chatty message', () => {
  it.each([
    [
      'We need a website, 5000 EUR in total. We’d pay 20% on signing, 50% after the design is approved and the rest when it goes live.',
      ['On signing', 'After the design is approved', 'When it goes live'],
      ['20', '50', '30'],
    ],
    [
      'Reikia svetainės, kaina 5000 Eur. Mokame 20 % pasirašius, 50 % patvirtinus dizainą, likusi dalis – paleidus svetainę.',
      ['Pasirašius', 'Patvirtinus dizainą', 'Paleidus svetainę'],
      ['20', '50', '30'],
    ],
  ])('are stages in percent: %s', (brief, names, amounts) => {
    expect(valueOf(brief, 'payment_structure')).toBe('milestones');
    expect(valueOf(brief, 'milestones')).toEqual(
      names.map((name, at) => ({ name, date: '', amount: amounts[at], unit: 'percent' })),
    );
    expect(valueOf(brief, 'deposit_percent')).toBeUndefined();
    expect(valueOf(brief, 'payment_amount')).toBe('5000');
  });

  it('take the day that is told of what they wait for', () => {
    const brief =
      'We need a website. 20% at signing, 50% when the design is approved, 30% at go-live. Go-live is 14 May 2027.';
    expect(valueOf(brief, 'milestones')).toMatchObject([{ date: '' }, { date: '' }, { date: '2027-05-14' }]);
  });

  it.each([
    'We need a logo, price 900 EUR. 50% at the start, 50% on delivery.',
    'Reikia logotipo, kaina 900 Eur. 50 % pradžioje, 50 % perdavus darbą.',
  ])('are an advance where only the end follows: %s', (brief) => {
    expect(valueOf(brief, 'milestones')).toBeUndefined();
    expect(valueOf(brief, 'deposit_percent')).toBe('50');
  });

  it.each([
    'We need a logo. 30% on signing, 30% after the sketches, 30% on delivery.',
    'We need a logo. 30% discount, 21% VAT, the rest is clear.',
  ])('are none where they do not meet or wait for nothing: %s', (brief) => {
    expect(valueOf(brief, 'milestones')).toBeUndefined();
  });
});

describe('rights and rounds of a chatty message', () => {
  it.each([
    'We need a logo. All of it is ours as soon as the invoice is paid.',
    'Reikia logotipo. Viskas, kas sukurta, apmokėjus turi priklausyti mums.',
  ])('pass with the payment, and are no word about an advance: %s', (brief) => {
    expect(proposalOf(brief, 'ip_ownership')).toMatchObject({ value: 'on_payment', isCertain: true });
    expect(valueOf(brief, 'deposit_percent')).toBeUndefined();
  });

  it.each([
    'We need a logo. We want to own everything at the end once it’s paid.',
    'We need a logo. The copyright passes to us with the last instalment paid, after the final invoice.',
    'We need a logo. All rights go to us when everything has been paid.',
    'We need a logo. Once you have been paid in full, the rights belong to us.',
    'Reikia logotipo. Visos teisės pereina mums po paskutinio mokėjimo.',
    'Reikia logotipo. Autorinės turtinės teisės priklausys mums, kai bus apmokėta galutinė sąskaita.',
    'Reikia logotipo. Visiškai atsiskaičius, visos teisės priklauso užsakovui.',
    'Reikia logotipo. Teisės mūsų, kai viskas bus sumokėta.',
    'Reikia logotipo. Autorių teisės pereina mums, kai sumokėsime visą sumą.',
  ])('pass with the last payment, where all is paid: %s', (brief) => {
    expect(proposalOf(brief, 'ip_ownership')).toMatchObject({ value: 'on_last_payment', isCertain: true });
    expect(valueOf(brief, 'deposit_percent')).toBeUndefined();
  });

  it.each([
    'We need a logo and labels. The rights to each part go to us once it is paid.',
    'Reikia logotipo ir etikečių. Teisės į kiekvieną dalį pereina mums, kai ji apmokėta.',
  ])('pass part by part where each is paid for: %s', (brief) => {
    expect(valueOf(brief, 'ip_ownership')).toBe('on_payment');
  });

  it.each([
    'We need a logo, 900 EUR, everything at the end.',
    'We need a logo. The full amount is due on completion.',
    'We need a logo. Payment in full on delivery.',
    'We need a logo. We’ll pay all of it once you hand over the files.',
    'Reikia logotipo, 900 Eur, visa suma pabaigoje.',
    'Reikia logotipo. viską iškart sumokėsim kai atiduosi failus',
    'Reikia logotipo. Viską apmokėsime perdavus failus.',
  ])('come with no advance where all is paid at once at the end: %s', (brief) => {
    expect(proposalOf(brief, 'deposit_percent')).toMatchObject({ value: '0', isCertain: true });
  });

  it.each([
    'We need a logo. You send us everything at the end of March.',
    'We need a logo. Half now, the rest at the end.',
    'We need a logo. Half now and everything else is paid at the end.',
    'Reikia logotipo. Pusė iš karto, likusi suma mokama pabaigoje.',
    'Reikia logotipo. Viską atiduosite pabaigoje, kai bus paruošta.',
  ])('say nothing of an advance of 0 where only the work comes at the end: %s', (brief) => {
    expect(valueOf(brief, 'deposit_percent')).not.toBe('0');
  });

  it.each(['We need a logo. We pay everything at the end.', 'We need a logo. All is paid on delivery.'])(
    'still know that nothing is paid before the end: %s',
    (brief) => {
      expect(valueOf(brief, 'deposit_percent')).toBe('0');
    },
  );

  it.each([
    'We need a logo and labels. Two rounds of changes for the logo and one for labels.',
    'We need a logo and labels. Two rounds of changes for the logo, one round of changes for labels.',
    'Reikia logotipo ir etikečių. Du pataisymų ratai logotipui ir vienas etiketėms.',
  ])('offer no one number for all where the parts have their own: %s', (brief) => {
    expect(valueOf(brief, 'revision_rounds')).toBeUndefined();
  });
});

describe('what a chatty message leaves out', () => {
  it.each([
    [
      'We need a logo. We definitely don’t need the website or photos, my sister does those.',
      ['the website', 'photos'],
    ],
    ['We need a report proofread. You don’t have to do the layout.', ['the layout']],
    ['We need a brand. We don’t want photography or social media.', ['photography', 'social media']],
    ['Reikia išversti meniu. Maketavimo nereikia, tą padarys mūsų dizaineris.', ['Maketavimas']],
    ['Reikia logotipo. Skrajučių tikrai nereikia.', ['Skrajutės']],
    ['Reikia logotipo. Vizitinių kortelių tikrai nereikia.', ['Vizitinės kortelės']],
    ['Reikia teksto. Fotografuoti nereikia.', ['Fotografuoti nereikia']],
  ])('is read in the nominative or as it is said: %s', (brief, lines) => {
    expect(linesOf(brief, 'exclusions')).toEqual(lines);
  });

  it.each([
    'We need a logo. We don’t want any delays.',
    'We need a logo. We don’t need an NDA.',
    'We need a logo. We know that we don’t have to count kilometres.',
    'Reikia logotipo. Avanso nereikia.',
  ])('is work, not a term or trouble: %s', (brief) => {
    expect(valueOf(brief, 'exclusions')).toBeUndefined();
  });
});

describe('who and what a chatty message names', () => {
  it.each([
    'We need somebody to translate our website texts into German.',
    'Reikia išversti svetainės tekstus į vokiečių kalbą.',
    'Ieškome vertėjo: svetainės tekstų vertimas į anglų kalbą.',
  ])('is the work by what is done, not by what it is done to: %s', (brief) => {
    expect(proposalOf(brief, 'freelance_type')).toMatchObject({ value: 'general', alternatives: [] });
  });

  it.each([
    ['We (Green Pine Tea Ltd., Bristol) need a logo.', 'gb'],
    ['We (Green Pine Tea Ltd., Smallville) need a logo.', undefined],
    ['We are a roastery (Pine, Mönckebergstraße 7, 20095 Hamburg, Germany). We need a logo.', 'de'],
    ['We need a logo.\nAcme Ltd, 12 High Street, Bristol BS1 4QS', 'gb'],
    ['Reikia logotipo.\nKlientas:\nMB Rytas\nGedimino pr. 1, LT-01103 Vilnius', 'lt'],
  ])('is a country where the city tells it: %s', (brief, country) => {
    expect(valueOf(brief, 'client_country')).toBe(country);
  });

  it.each([
    [
      'Rasa here from Tidal Coffee (Tidal Coffee Roasters Ltd, 14 Harbour Street, Bristol). We need a logo.',
      'Tidal Coffee Roasters Ltd',
      'gb',
    ],
    [
      'Labas! Rašau iš UAB „Medaus namai“ (Laisvės al. 24, Kaunas). Reikia logotipo.',
      'UAB „Medaus namai“',
      'lt',
    ],
  ])('is who writes: %s', (brief, name, country) => {
    expect(detailsOf(brief)).toMatchObject({ 'client.name': name });
    expect(proposalOf(brief, 'client_country')).toMatchObject({ value: country, isCertain: true });
  });

  it('is how many pages and what else, in the sentence behind the wish', () => {
    const brief =
      'We need a proper website. 5-6 pages (home, menu, about us, shop locations, contact), plus a simple online shop for our beans, maybe 20 products. Budget 900 EUR.';
    expect(valueOf(brief, 'scope_of_work')).toBe(brief.replace(' Budget 900 EUR.', ''));
  });

  it.each([
    'Reikia logotipo. 30 proc. avansas, likus po priėmimo per 10 d.',
    'We need a logo. 30% deposit, the rest after acceptance within 10 days.',
  ])('is when the rest is paid, and no time for acceptance: %s', (brief) => {
    expect(valueOf(brief, 'acceptance_days')).toBeUndefined();
    expect(proposalOf(brief, 'payment_due_days')).toMatchObject({ isCertain: false });
  });

  it('is no work where it is the address of the client', () => {
    const brief = 'Reikia logotipo.\nKlientas:\nMB Rytas\nGedimino pr. 1, LT-01103 Vilnius';
    expect(valueOf(brief, 'deliverables')).toBeUndefined();
  });

  it('is the company, and no person of half its name', () => {
    const { details } = readBrief('We need a logo. Client: Hansa Brew GmbH, Hamburg.', TODAY);
    expect(details.map(({ name, text }) => [name, text])).toEqual([['client.name', 'Hansa Brew GmbH']]);
  });

  it.each([
    [
      'Reikia meniu. Sąskaitą rašykite: MB „Rytinė kava“, į. k. 305111222, Laisvės al. 60, Kaunas.',
      {
        'client.name': 'MB „Rytinė kava“',
        'client.code': '305111222',
        'client.address': 'Laisvės al. 60, Kaunas',
      },
    ],
    [
      'We need a menu. We are Green Pine Tea Ltd, company number 08123456, 12 Harbour Street, Bristol BS1 4QA.',
      {
        'client.name': 'Green Pine Tea Ltd',
        'client.code': '08123456',
        'client.address': '12 Harbour Street, Bristol BS1 4QA',
      },
    ],
    [
      'We need a menu.\n\nRegards\nTom Ashby\nGreen Pine Tea Ltd',
      { 'client.name': 'Green Pine Tea Ltd', 'client.contact': 'Tom Ashby' },
    ],
  ])('stays on the device, with its code and address: %s', (brief, details) => {
    expect(detailsOf(brief)).toEqual(details);
    expect(JSON.stringify(readBrief(brief, TODAY).proposals)).not.toMatch(
      /305111222|Laisv|08123456|Harbour/u,
    );
  });
});

it.each([
  'We need a manual translated: translate it from German by 20 February 2027, paid 30 days after invoice.',
  'Reikia išversti vadovą iki 2027 m. vasario 20 d., apmokame per 30 dienų.',
])('reads the day of the work beside a payment: %s', (brief) => {
  expect(valueOf(brief, 'final_deadline')).toBe('2027-02-20');
});

describe('talk before the matter', () => {
  it.each([
    [
      'So as discussed on the phone - we need a new website for our bakery. Price 900 EUR.',
      'We need a new website for our bakery.',
    ],
    [
      'Hi! Thanks for the call yesterday, as agreed - we need a new website (home, shop, blog).',
      'We need a new website (home, shop, blog).',
    ],
    ['Ok so we talked and we need a poster for our café.', 'We need a poster for our café.'],
    ['Per our call, you will build a website for the bakery.', 'You will build a website for the bakery.'],
    ['Sveiki, kaip ir kalbėjome telefonu – reikia naujos svetainės.', 'Reikia naujos svetainės.'],
    ['Labas, tai kaip tarėmės - reikia naujos svetainės kepyklai.', 'Reikia naujos svetainės kepyklai.'],
    ['Labas, taigi, kaip sutarėme, norime logotipo kavinei.', 'Norime logotipo kavinei.'],
  ])('is no part of the scope: %s', (brief, scope) => {
    expect(proposalOf(brief, 'scope_of_work')).toMatchObject({ value: scope, isCertain: true });
  });

  it.each([
    'We need a website with a shop, blog). And photos.',
    'We need a logo for 900 EUR.',
    'We need a website like we discussed on the phone.',
    'We need a website :) and a shop.',
    'Reikia svetainės, kaip kalbėjome telefonu.',
    'Reikia logotipo už 900 Eur.',
  ])('leaves a scope to be checked where it stays in it: %s', (brief) => {
    expect(proposalOf(brief, 'scope_of_work')).toMatchObject({ isCertain: false });
  });
});

describe('what others do', () => {
  it.each([
    ['We need a website for our bakery. Maria writes the texts.', 'We need a website for our bakery.'],
    ['We need a website for our bakery. Texts are written by Maria.', 'We need a website for our bakery.'],
    ['Reikia svetainės kepyklai. Tekstus rašo Marija.', 'Reikia svetainės kepyklai.'],
    ['Reikia svetainės kepyklai. Marija parašys tekstus.', 'Reikia svetainės kepyklai.'],
  ])('is no scope of ours: %s', (brief, scope) => {
    expect(valueOf(brief, 'scope_of_work')).toBe(scope);
  });

  it.each([
    ['We need a website. Not included: photos, Maria writes texts.', ['photos']],
    ['We need a website. We don’t need texts, Maria writes texts.', ['texts']],
    ['We need a website.\nNot included:\n- photos\n- Maria will write texts', ['photos']],
    ['Reikia svetainės.\nNeįeina:\n- nuotraukos\n- tekstus rašo Marija', ['nuotraukos']],
    ['Reikia svetainės. Nereikia nuotraukų, tekstus rašo Marija.', ['nuotraukos']],
  ])('is no exclusion in those words: %s', (brief, lines) => {
    expect(linesOf(brief, 'exclusions')).toEqual(lines);
  });

  it.each([
    ['We need posters for our club.\n- a logo\n- Designer writes a guide', 2],
    ['We need posters for our club.\n- Logo designs for two shops\n- Website will provide a calendar', 2],
    ['Reikia plakatų mūsų klubui.\n- logotipo\n- Vykdytojas parengs vadovą', 2],
  ])('is not what the work or its maker does: %s', (brief, items) => {
    expect(linesOf(brief, 'deliverables')).toHaveLength(items);
  });
});

describe('a piece of a list', () => {
  it.each([
    'We need posters for our club.\n- a logo\n- blog)\n- (shop',
    'Reikia plakatų mūsų klubui.\n- logotipo\n- tinklaraščio)\n- (parduotuvės',
  ])('with half of its brackets is no deliverable: %s', (brief) => {
    expect(linesOf(brief, 'deliverables')).toHaveLength(1);
  });
});

describe('two kinds of work', () => {
  it.each([
    'We need a new website with an online shop. We need a logo too.',
    'Reikia naujos svetainės su internetine parduotuve. Reikia ir logotipo.',
  ])('leave the kind to be checked: %s', (brief) => {
    expect(proposalOf(brief, 'freelance_type')).toMatchObject({ isCertain: false });
  });

  it.each([
    'We’d like you to build our new bakery website: home, menu, contact page and an order form.',
    'Please make us a website (home, menu, gallery and contact).',
    'Please develop our cafe website in two languages: about us, blog, contacts.',
    'Norėtume naujos kepyklos interneto svetainės: pradžia, meniu, kontaktai ir užsakymo forma.',
    'Prašome sukurti mūsų naują kepyklos svetainę (pradžia, meniu, galerija).',
  ])('are not a website and its pages: %s', (brief) => {
    expect(proposalOf(brief, 'freelance_type')).toMatchObject({
      value: 'web_development',
      alternatives: [],
      isCertain: true,
    });
  });

  it.each(['We need a menu and a website.', 'Reikia meniu ir svetainės.'])(
    'are a menu beside a website: %s',
    (brief) => {
      expect(proposalOf(brief, 'freelance_type')).toMatchObject({ isCertain: false });
    },
  );

  it.each(['We need three articles for our website.', 'Reikia logotipo mūsų svetainei.'])(
    'are one where the other is what the work is for: %s',
    (brief) => {
      expect(proposalOf(brief, 'freelance_type')).toMatchObject({ isCertain: true });
    },
  );
});
