import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const proposalsOf = (brief: string) =>
  new Map(readBrief(brief, TODAY).proposals.map((each) => [each.key, each]));
const row = (name: string, date: string, amount: string) => ({ name, date, amount, unit: 'money' });

describe('parts of the work with their sums', () => {
  it.each([
    [
      'We need a website. Stages: 1) design – 500 EUR by 2027-01-20; 2) build – 1500 EUR by 2027-02-20; 3) launch – 500 EUR by 2027-03-10. Total 2500 EUR.',
      ['design', 'build', 'launch'],
    ],
    [
      'Reikia svetainės. Etapai: 1) dizainas – 500 Eur iki 2027-01-20; 2) programavimas – 1500 Eur iki 2027-02-20; 3) diegimas – 500 Eur iki 2027-03-10. Iš viso 2500 Eur.',
      ['dizainas', 'programavimas', 'diegimas'],
    ],
    [
      'Reikia svetainės.\nEtapai:\n1) dizainas – 500 Eur iki 2027-01-20\n2) programavimas – 1500 Eur iki 2027-02-20\n3) diegimas – 500 Eur iki 2027-03-10\nIš viso 2500 Eur.',
      ['dizainas', 'programavimas', 'diegimas'],
    ],
    [
      'We need a website. Design 500 EUR by 20 January 2027. Build 1500 EUR by 20 February 2027. Launch 500 EUR by 10 March 2027. Total 2500 EUR.',
      ['Design', 'Build', 'Launch'],
    ],
  ])(
    'are its stages, with the total that they come to: %s',
    (brief, [first = '', second = '', third = '']) => {
      const proposals = proposalsOf(brief);
      expect(proposals.get('payment_structure')).toMatchObject({ value: 'milestones', isCertain: true });
      expect(proposals.get('milestones')).toMatchObject({
        isCertain: true,
        value: [
          row(first, '2027-01-20', '500'),
          row(second, '2027-02-20', '1500'),
          row(third, '2027-03-10', '500'),
        ],
      });
      expect(proposals.get('payment_amount')).toMatchObject({ value: '2500', isCertain: true });
      expect(proposals.get('final_deadline')).toMatchObject({ value: '2027-03-10', alternatives: [] });
      expect(proposals.get('currency')?.value).toBe('EUR');
    },
  );

  it.each([
    'We need a website. Stages: 1) design – 500 EUR by 2027-01-20; 2) build – 1500 EUR by 2027-02-20; 3) launch – 400 EUR by 2027-03-10. Total 2500 EUR.',
    'Reikia svetainės. Etapai: 1) dizainas – 500 Eur iki 2027-01-20; 2) programavimas – 1500 Eur iki 2027-02-20; 3) diegimas – 400 Eur iki 2027-03-10. Iš viso 2500 Eur.',
    'Reikia svetainės.\nEtapai:\n1) dizainas – 500 Eur iki 2027-01-20\n2) programavimas – 1900 Eur iki 2027-02-20\nIš viso 2500 Eur.',
  ])('make nothing of the price certain where they miss the total: %s', (brief) => {
    const proposals = proposalsOf(brief);
    expect(proposals.get('payment_structure')).toMatchObject({ value: 'milestones', isCertain: false });
    expect(proposals.get('milestones')?.isCertain).toBe(false);
    expect(proposals.get('payment_amount')).toMatchObject({ value: '2500', isCertain: false });
  });

  it.each([
    ['We need a website. Design 500 EUR, build 1500 EUR. Total 2000 EUR.', ['Design', 'build']],
    ['We need a website: design (500 EUR), build (1500 EUR), total 2000 EUR.', ['design', 'build']],
    ['We need a logo for 500 EUR and a website for 1500 EUR.', ['a logo', 'a website']],
    ['We need a website. 500 EUR for the design, 1500 EUR for the build.', ['the design', 'the build']],
    ['Reikia svetainės: dizainas 500 Eur, programavimas 1500 Eur.', ['dizainas', 'programavimas']],
    ['Reikia svetainės. 500 Eur už dizainą, 1500 Eur už programavimą.', ['dizainas', 'programavimas']],
    ['Kaina: 500 Eur už dizainą ir 1500 Eur už programavimą.', ['dizainas', 'programavimas']],
    [
      'Reikia svetainės.\n- dizainas – 500 Eur\n- programavimas – 1500 Eur\nIš viso 2000 Eur.',
      ['dizainas', 'programavimas'],
    ],
    [
      'Reikia svetainės. Mokėsime 500 Eur po dizaino ir 1500 Eur po paleidimo.',
      ['po dizaino', 'po paleidimo'],
    ],
  ])('are to be checked where nothing calls them stages: %s', (brief, [first = '', second = '']) => {
    const proposals = proposalsOf(brief);
    expect(proposals.get('payment_structure')).toMatchObject({ value: 'milestones', isCertain: false });
    expect(proposals.get('milestones')).toMatchObject({
      isCertain: false,
      value: [row(first, '', '500'), row(second, '', '1500')],
    });
    expect(proposals.get('payment_amount')?.isCertain ?? false).toBe(false);
  });

  it.each([
    [
      'an advance and the rest',
      'We need a logo. Price 900 EUR. We pay 300 EUR at signing and 600 EUR on delivery.',
    ],
    ['costs beside the price', 'We need a website for 900 EUR. Hosting 100 EUR, domain 20 EUR.'],
    [
      'the price of each piece',
      'We need photos. Portrait 15 EUR per photo, product 10 EUR per photo. Price 900 EUR.',
    ],
    [
      'the price of each piece in Lithuanian',
      'Reikia tekstų. 40 Eur už straipsnį, 15 Eur už antraštę. Kaina 900 Eur.',
    ],
    ['an advance in Lithuanian', 'Reikia logotipo. Avansas 300 Eur, likutis 600 Eur. Kaina 900 Eur.'],
  ])('are not %s', (_what, brief) => {
    const proposals = proposalsOf(brief);
    expect(proposals.has('milestones')).toBe(false);
    expect(proposals.get('payment_structure')?.value).toBe('fixed');
  });

  it('are no certain fixed price where several sums are named and none is the whole', () => {
    const proposals = proposalsOf('We need a logo. The price is 900 EUR. The price is 1200 EUR with a font.');
    expect(proposals.get('payment_structure')).toMatchObject({ value: 'fixed', isCertain: false });
  });
});
