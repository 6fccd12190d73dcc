import { clauseText, wholeClause } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';

const MILESTONES = [
  { name: 'Draft', date: undefined, amount: 1200, percent: 25 },
  { name: 'Launch', date: undefined, amount: 3600.5, percent: 75 },
];

describe('fees', () => {
  it('states a fixed price, in Lithuanian also in words', () => {
    expect(clauseText('fees', 'en', paid('fixed')).price).toMatch(
      /^The Fees for the Services are EUR 4,800\.00, a fixed price for/,
    );
    expect(clauseText('fees', 'lt', paid('fixed')).price).toMatch(
      /^Sutarties Kaina – 4 800,00 Eur \(keturi tūkstančiai aštuoni šimtai eurų, 00 ct\)\./,
    );
  });

  it('leaves a gap with the currency for an unknown price', () => {
    expect(clauseText('fees', 'en', paid('fixed', { amount: undefined, currency: 'USD' })).price).toMatch(
      /are USD \[amount\], a fixed price/,
    );
    expect(clauseText('fees', 'lt', paid('fixed', { amount: undefined })).price).toMatch(/– \[suma\] Eur\./);
  });

  it('splits the price into deposit and balance to the cent', () => {
    const terms = { ...paid('fixed', { amount: 999.99 }), depositPercent: 30 };
    expect(clauseText('deposit', 'en', terms).amount).toContain('EUR 300.00');
    expect(clauseText('invoicing', 'en', terms).issue).toContain('the balance of the Fees (EUR 699.99)');
    expect(clauseText('invoicing', 'lt', terms).issue).toMatch(/likusią Kainos dalį – 699,99 Eur \(.+ct\) –/);
  });

  it('refers to the table of the stages and adds their amounts up when the price is not given', () => {
    const terms = { ...paid('milestones', { amount: undefined }), milestones: MILESTONES };
    expect(clauseText('fees', 'en', terms).price).toMatch(/EUR 4,800\.50 in total/);
    expect(clauseText('fees', 'en', terms).parts).toMatch(
      /in the amounts that clause <timeline\.stages> names\.$/,
    );
    expect(clauseText('fees', 'lt', terms).parts).toMatch(
      /sumomis, nurodytomis Sutarties <timeline\.stages> punkte\.$/,
    );
  });

  it('leaves a gap for the price where a milestone has no sum', () => {
    const milestones = [
      { name: 'Draft', date: undefined, amount: undefined, percent: 40 },
      { name: 'Launch', date: undefined, amount: undefined, percent: undefined },
    ];
    const terms = { ...paid('milestones', { amount: undefined }), milestones };
    expect(clauseText('fees', 'en', terms).price).toMatch(/EUR \[amount\] in total/);
  });

  it('charges by the hour, with a cap or with fair warning', () => {
    expect(clauseText('fees', 'en', paid('hourly', { hoursCap: 40 }))).toMatchObject({
      rate: expect.stringContaining('EUR 80.00 for each hour') as string,
      cap: expect.stringContaining('no more than 40 hours') as string,
    });
    expect(clauseText('fees', 'lt', paid('hourly')).estimate).toMatch(/nėra fiksuota kaina/);
  });

  it('asks one price for an hour: that of additional work stands apart where it differs', () => {
    const apart = { ...paid('hourly'), extraRate: 140 };
    expect(clauseText('fees', 'en', apart).rate).toMatch(
      /worked on the Services other than additional work, /,
    );
    expect(clauseText('fees', 'lt', apart).rate).toMatch(
      /Valandinis įkainis, išskyrus papildomus darbus: 80/,
    );
    for (const extraRate of [undefined, 80]) {
      expect(clauseText('fees', 'en', { ...paid('hourly'), extraRate }).rate).toMatch(
        /on the Services, counted/,
      );
    }
  });

  it('limits the hours of a month, of the whole, or of both', () => {
    const monthly = paid('hourly', { monthlyHours: 60 });
    const both = paid('hourly', { monthlyHours: 60, hoursCap: 200 });
    expect(clauseText('fees', 'en', monthly).cap).toMatch(
      /no more than 60 hours for each calendar month, apart .* when 80% of the hours of a month have been used\.$/,
    );
    expect(clauseText('fees', 'lt', monthly).cap).toMatch(
      /už kiekvieną kalendorinį mėnesį apmokama ne daugiau kaip 60 \(šešiasdešimt\) valandų .* 80 % mėnesio valandų/u,
    );
    expect(clauseText('fees', 'en', both).cap).toMatch(
      /60 hours for each calendar month and 200 hours in all, .* 80% of the hours of a month, or of all hours, have/,
    );
    expect(clauseText('fees', 'lt', both).cap).toMatch(
      /mėnesį apmokama ne daugiau kaip 60 .* iš viso – ne daugiau kaip 200 .* 80 % mėnesio arba visų šių valandų/u,
    );
  });

  it('says what happens to unused hours of a retainer, differently for each side', () => {
    const hours = (style: 'balanced' | 'freelancer' | 'client') =>
      clauseText('fees', 'en', { ...paid('retainer', { hoursCap: 20 }), style }).hours;
    expect(hours('freelancer')).toMatch(/lapse at the end of the month\. Further hours/);
    expect(hours('balanced')).toMatch(/because of the Provider may be used in the following month/);
    expect(hours('client')).toMatch(/Unused hours may be used in the following month/);
    expect(clauseText('fees', 'en', paid('retainer'))).not.toHaveProperty('hours');
  });

  it('gives a commission its formula, statement, check and tail', () => {
    const commission = clauseText('fees', 'en', paid('commission'));
    expect(commission.rate).toMatch(/a commission of 8% of the net revenue/);
    expect(Object.keys(commission)).toEqual(
      expect.arrayContaining(['net-revenue', 'attribution', 'tail', 'statement']),
    );
    expect(commission.statement).toMatch(/may examine the records/);
    expect(commission.tail).toMatch(/agreed before this Agreement ends and paid later.* within 3 months/);
  });

  it('ends the tail of a commission sooner for the client, never without one', () => {
    const tail = (language: 'en' | 'lt') =>
      clauseText('fees', language, { ...paid('commission'), style: 'client' }).tail;
    expect(tail('en')).toMatch(
      /paid later.* within 1 month after its end with buyers whom the Provider had introduced/,
    );
    expect(tail('lt')).toMatch(
      /nors už juos sumokama vėliau.* per 1 \(vieną\) mėnesį .* su pirkėjais, kuriuos/,
    );
  });

  it.each([
    ['hourly', 'rate', /80,00 Eur \(aštuoniasdešimt eurų, 00 ct\)/],
    ['retainer', 'monthly', /1 500,00 Eur \(vienas tūkstantis penki šimtai eurų, 00 ct\)/],
  ] as const)('writes the sum agreed for pay by %s in words as well', (structure, paragraph, words) => {
    expect(clauseText('fees', 'lt', paid(structure))[paragraph]).toMatch(words);
  });

  it('leaves the rights of a commercial agent untouched where the law knows them', () => {
    const agents = (code: 'lt' | 'de' | 'gb' | 'us-ny') =>
      clauseText('fees', 'en', { ...paid('commission'), governingLaw: { code } }).agents;
    for (const code of ['lt', 'de', 'gb'] as const)
      expect(agents(code)).toMatch(/commercial agent, notice .* at least one month/);
    expect(agents('us-ny')).toBeUndefined();
  });

  it('quotes another way of payment in the user’s words', () => {
    const words = paid('other', { structureText: 'Half in shares' });
    expect(wholeClause('fees', 'en', words)).toBe('The Fees are calculated as follows: Half in shares.');
    expect(wholeClause('fees', 'en', paid('other'))).toMatch(/EUR \[amount\]/);
  });

  it('C9 does not make an amount a piece the price of the whole', () => {
    const piece = paid('other', { structureText: '80 euros per article', amount: 80 });
    expect(clauseText('fees', 'en', piece).price).toMatch(
      /^The amount for this calculation is EUR 80\.00\. .*<fees\.basis>.* only if/,
    );
    expect(clauseText('fees', 'lt', piece).price).toMatch(/^Skaičiuojant taikoma suma: 80,00 Eur/);
    expect(clauseText('fees', 'en', paid('other', { amount: 80 })).price).toBe(
      'The agreed amount of the Fees is EUR 80.00.',
    );
  });

  it('counts units of a named kind, with a limit and what it comes to', () => {
    const named = paid('unit', { unitText: 'word of the source text', unitCap: 18_500 });
    expect(clauseText('fees', 'en', named).rate).toMatch(
      /^The Fees are EUR 0\.12 for each unit completed\. Unit: word of the source text\. /,
    );
    expect(clauseText('fees', 'en', named).cap).toMatch(/no more than 18,500 units \(EUR 2,220\.00\)/);
    const lithuanian = paid('unit', { unitText: 'originalo teksto žodis', amount: 0.045, unitCap: 21 });
    expect(clauseText('fees', 'lt', lithuanian).rate).toMatch(
      /Vieneto įkainis: 0,045 Eur\. Vienetas: originalo teksto žodis\./,
    );
    expect(clauseText('fees', 'lt', lithuanian).cap).toMatch(
      /ne daugiau kaip 21 \(dvidešimt vienas\) vienetas, iš viso už 0,95 Eur/,
    );
  });

  it('says of units without a name, a rate and a limit what is still to be agreed', () => {
    const open = paid('unit', { amount: undefined });
    expect(clauseText('fees', 'en', open).rate).toMatch(
      /^The Fees are EUR \[amount\] for each unit completed\. Unit: as the Parties agree in writing/,
    );
    expect(clauseText('fees', 'en', open)).toHaveProperty('estimate');
    expect(clauseText('fees', 'en', open)).not.toHaveProperty('cap');
  });

  it('lets either Party leave when all units of lasting work are used up, and only then', () => {
    const ongoing = {
      ...paid('unit', { unitCap: 40 }),
      hasNoEnd: true,
      deadline: undefined,
      deliverables: [],
    };
    expect(clauseText('fees', 'en', ongoing).cap).toMatch(/either Party may end this Agreement/);
    const project = { ...ongoing, hasNoEnd: false, deadline: '2027-03-01' };
    expect(clauseText('fees', 'en', project).cap).not.toMatch(/either Party/);
  });

  it('counts additional work apart where it has a rate of its own', () => {
    const rate = (extraRate: number | undefined) =>
      clauseText('fees', 'en', { ...paid('unit'), extraRate }).rate;
    expect(rate(45)).toMatch(/for each unit completed other than additional work\./);
    expect(rate(undefined)).toMatch(/for each unit completed\./);
  });

  it('itemises the services where a state’s freelancer act asks for it', () => {
    const act = (code: 'us-ny' | 'us-il' | 'us-ca' | 'us-de') =>
      clauseText('fees', 'en', { ...paid('fixed'), governingLaw: { code } }).itemised;
    expect(act('us-ny')).toMatch(
      /Freelance Isn’t Free Act.*<scope\.description>.*<invoicing\.due> and <invoicing\.list>/,
    );
    expect(act('us-il')).toMatch(/820 ILCS 193/);
    expect(act('us-ca')).toMatch(/section 18100/);
    expect(act('us-de')).toBeUndefined();
  });
});
