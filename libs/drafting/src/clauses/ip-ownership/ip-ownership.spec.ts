import { clauseText, wholeClause, wholeClauses } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import { COUNTRY_CODES, WORK_TYPES, type Country, type CountryCode, type Terms } from '../../terms/terms.js';
import { typedItems } from '../../reading/typed-blocks.js';

const rights = (
  ip: Terms['ip'],
  code: CountryCode,
  changes: Partial<Terms> = {},
  language: 'en' | 'lt' = 'en',
) => clauseText('ip-ownership', language, { ...paid('fixed'), ip, governingLaw: { code }, ...changes });

const STYLES = ['balanced', 'freelancer', 'client'] as const;

/** By which rights change their owner, or a thing its holder: none of it belongs in a licence. */
const TRANSFER = {
  en: /assign|transferr|\bpass(?:es)? |receives these rights|\bsale\b|rental|lending|ownership or possession|broadcast|dramatise/,
  lt: /perduoda(?:mos)? |perdavimas įsigal|pereina|(?<!ne)perleidžiam|įgyja|parduo|nuomo|panaud|nuosavyb|transliuo|inscenizuo/,
} as const;

describe('ip-ownership', () => {
  it('passes the rights on payment or on creation', () => {
    const onPayment = rights('assignment-on-payment', 'lt');
    expect(onPayment.transfer).toMatch(
      /when the Provider has received the Fees in full\. Until then, .* only review and test the Deliverable and, once it is accepted, use it for its purpose/,
    );
    const onCreation = rights('assignment-on-creation', 'lt');
    expect(onCreation.transfer).toMatch(/as soon as the Deliverable, or a part of it, has been made\.$/);
    expect(onCreation.transfer).not.toMatch(/Until then/);
  });

  it('says which payment counts for each way of paying', () => {
    expect(rights('assignment-on-payment', 'lt', paid('milestones')).transfer).toMatch(
      /Fees for the Deliverable’s/,
    );
    expect(rights('assignment-on-payment', 'lt', paid('retainer'), 'lt').transfer).toMatch(
      /mėnesinius mokesčius/,
    );
  });

  it('passes nothing of a milestone while an earlier one is unpaid, also after the end', () => {
    const transfer = (language: 'en' | 'lt') =>
      rights('assignment-on-payment', 'lt', paid('milestones'), language).transfer;
    expect(transfer('en')).toMatch(
      /for the Deliverable’s and all earlier milestones\. .* everything owed under this Agreement has been paid\.$/,
    );
    expect(transfer('lt')).toMatch(
      /už to Rezultato etapą ir visus ankstesnius etapus\. .* viskas, kas mokėtina pagal Sutartį\.$/,
    );
    expect(rights('licence', 'lt', paid('milestones')).grant).toMatch(/ and all earlier milestones\. /);
  });

  it('lets all rights wait for the last payment, whatever the way of paying', () => {
    const transfer = (structure: Terms['payment']['structure'], language: 'en' | 'lt' = 'en') =>
      rights('assignment-on-last-payment', 'lt', paid(structure), language).transfer;
    expect(transfer('milestones')).toMatch(/when the Provider has received the Fees in full\. Until then, /);
    expect(transfer('milestones')).toMatch(
      /Once this Agreement has ended, .* everything owed under this Agreement has been paid\.$/,
    );
    expect(transfer('milestones', 'lt')).toMatch(/kai Paslaugų teikėjas gauna visą Kainą\. Iki tol /);
    expect(transfer('hourly')).toMatch(
      /has received in full all Fees that fall due by the end of this Agreement\./,
    );
    expect(transfer('retainer', 'lt')).toMatch(/gauna visą Kainą, mokėtiną iki Sutarties pabaigos\./);
    expect(rights('assignment-on-last-payment', 'us-ny', paid('milestones')).transfer).toMatch(
      /hereby assigns .* takes effect, without any further act, when the Provider has received the Fees in full\./,
    );
  });

  it('states ways of use, territory and term under Lithuanian law', () => {
    const lithuanian = rights('assignment-on-payment', 'lt', {}, 'lt');
    expect(lithuanian['ways-of-use']).toMatch(
      /atgaminti, išleisti, versti, adaptuoti .* platinti .* rodyti ir atlikti, transliuoti, .* internete\.$/,
    );
    expect(lithuanian['ways-of-use']).toMatch(/15 straipsnio 1 dalis/);
    expect(lithuanian.extent).toMatch(
      /visų valstybių teritorijoje ir visą teisės aktuose nustatytą .* terminą/,
    );
    expect(lithuanian.extent).toMatch(/įskaičiuotas į Kainą\./);
  });

  it('names the ways of use under every law that asks for it, and quotes the Lithuanian article only for Lithuania', () => {
    expect(rights('assignment-on-payment', 'fr')['ways-of-use']).toMatch(/translate it/);
    expect(rights('assignment-on-payment', 'fr')['ways-of-use']).not.toMatch(/article 15/);
    expect(rights('assignment-on-payment', 'gb')).not.toHaveProperty(['ways-of-use']);
  });

  it('grants exclusive use where copyright cannot be assigned', () => {
    const german = rights('assignment-on-payment', 'de').transfer;
    expect(german).toMatch(/grants the Client the exclusive, transferable and sublicensable right/);
    expect(german).not.toMatch(/assigns/);
  });

  it('assigns in the present under common law', () => {
    expect(rights('assignment-on-creation', 'us-ny').transfer).toMatch(
      /hereby assigns .* present and future/,
    );
    expect(rights('assignment-on-payment', 'gb').transfer).toMatch(
      /hereby assigns .* takes effect, without any/,
    );
  });

  it('adds work for hire beside the assignment only for an American client that owns from creation', () => {
    const forHire = (ip: Terms['ip'], code: CountryCode, style: Terms['style']) =>
      rights(ip, code, { style })['work-for-hire'];
    expect(forHire('assignment-on-creation', 'us-ny', 'client')).toMatch(
      /17 U\.S\.C\. § 101.*<ip-ownership\.transfer>/,
    );
    expect(forHire('assignment-on-creation', 'us-ny', 'balanced')).toBeUndefined();
    expect(forHire('assignment-on-payment', 'us-ny', 'client')).toBeUndefined();
    expect(forHire('assignment-on-creation', 'us-ca', 'client')).toBeUndefined();
    expect(forHire('assignment-on-creation', 'gb', 'client')).toBeUndefined();
  });

  it('leaves drafts with the provider, except in the client’s favour', () => {
    expect(rights('assignment-on-payment', 'lt').drafts).toMatch(/stay with the Provider/);
    expect(rights('assignment-on-payment', 'lt', { style: 'client' }).drafts).toMatch(/pass in the same way/);
  });

  it('returns unpaid rights to the freelancer who gave them up on creation', () => {
    expect(rights('assignment-on-creation', 'lt', { style: 'freelancer' }).reversion).toMatch(
      /30 calendar days/,
    );
    expect(rights('assignment-on-creation', 'lt')).not.toHaveProperty('reversion');
  });

  it('licenses narrowly for the freelancer and exclusively for the client', () => {
    expect(rights('licence', 'lt', { style: 'freelancer' }).grant).toMatch(/non-exclusive, non-transferable/);
    expect(rights('licence', 'lt', { style: 'freelancer' })['ways-of-use']).not.toMatch(/translate/);
    expect(rights('licence', 'lt', { style: 'client' }).grant).toMatch(/exclusive licence.*is delivered\.$/);
    expect(rights('licence', 'lt', {}, 'lt').grant).toMatch(/neišimtinę licenciją/);
  });

  it('limits a licence to the uses, the place and the years that were chosen', () => {
    const licence = { uses: ['website', 'print'], place: 'baltic', years: 2 } as const;
    const en = rights('licence', 'lt', { licence });
    expect(en.grant).toMatch(
      /licence to use each Deliverable for the uses that clause <ip-ownership\.uses> names\./,
    );
    expect(en.uses).toMatch(
      /only these uses: the Client’s own website; printed matter, .* needs the Provider’s/,
    );
    expect(en.extent).toMatch(
      /^The licence applies in Lithuania, Latvia and Estonia and for 2 years from its beginning\. The Fees .* within 30 calendar days;/,
    );
    const lt = rights('licence', 'lt', { licence }, 'lt');
    expect(lt.uses).toMatch(/tik šias naudojimo sritis: Kliento interneto svetainę; spaudinius, /);
    expect(lt.extent).toMatch(
      /Lietuvos, Latvijos ir Estijos teritorijoje ir 2 \(dvejus\) metus nuo jos įsigaliojimo/,
    );
    const client = rights('licence', 'lt', { licence, style: 'client' });
    expect(client.grant).not.toMatch(/any purpose/);
  });

  it('limits no licence where nobody asked for it', () => {
    const licence = { uses: [], place: 'world', years: undefined } as const;
    const whole = rights('licence', 'lt', { licence });
    expect(whole).not.toHaveProperty('uses');
    expect(whole.grant).toMatch(/to use each Deliverable for its business\./);
    expect(whole.extent).toMatch(/in all countries and for the whole term/);
  });

  describe.each(['en', 'lt'] as const)(
    'over every ownership, law, style and kind of work in %s',
    (language) => {
      const laws: readonly Country[] = [
        ...COUNTRY_CODES.map((code) => ({ code })),
        { code: 'other', name: 'Atlantis' },
      ];
      const combinations = laws.flatMap((governingLaw) =>
        STYLES.flatMap((style) => WORK_TYPES.map((workType) => ({ governingLaw, style, workType }))),
      );
      const textsOf = (ip: Terms['ip']): string[] =>
        combinations.map((terms) =>
          wholeClauses(['ip-ownership', 'background-materials'], language, {
            ...paid('fixed'),
            ...terms,
            ip,
          }),
        );

      it('a licence never contains words of transfer', () => {
        for (const text of textsOf('licence')) expect(text).not.toMatch(TRANSFER[language]);
      });

      it.each(['assignment-on-payment', 'assignment-on-last-payment', 'assignment-on-creation'] as const)(
        '%s does',
        (ip) => {
          for (const text of textsOf(ip)) expect(text).toMatch(TRANSFER[language]);
        },
      );
    },
  );

  it('covers source code in software, and spares background materials where the contract has them', () => {
    expect(rights('assignment-on-payment', 'lt', { workType: 'web_development' }).extent).toMatch(
      /source code/,
    );
    const bare = { workType: 'general', deliverables: [] } as const;
    expect(wholeClause('ip-ownership', 'en', bare)).not.toMatch(/<background-materials/);
    expect(clauseText('ip-ownership', 'en', { ...bare, deliverables: typedItems('App') }).drafts).toMatch(
      /<background-materials\.licence> and <background-materials\.third-party>/,
    );
  });

  it('says nothing of drafts where nothing is handed over', () => {
    const agent = { ...paid('commission'), workType: 'general', deliverables: [] } as const;
    expect(rights('assignment-on-payment', 'lt', agent)).not.toHaveProperty('drafts');
  });
});
