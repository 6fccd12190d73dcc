import type { Detail } from '@pactwright/drafting';
import { doubtAbout, type Doubt } from './doubts.js';

const detail = (changes: Partial<Detail>): Detail => ({
  id: 'provider.iban',
  label: 'Bank account',
  party: 'provider',
  kind: 'iban',
  required: true,
  places: 2,
  country: 'lt',
  isCompany: false,
  ...changes,
});

describe(doubtAbout.name, () => {
  it.each<[string, Detail['country'], boolean]>([
    ['LT12 1000 0111 0100 1000', 'lt', false],
    ['lt121000011101001000', 'lt', false],
    ['LT13 1000 0111 0100 1000', 'lt', true],
    ['LT12 1000 0111 0100 100', 'lt', true],
    ['DE89 3704 0044 0532 0130 00', 'lt', false],
    ['DE88 3704 0044 0532 0130 00', 'us', true],
    ['021000021 / 1234567890', 'us-ny', false],
    ['1234567890', 'lt', true],
    ['', 'lt', false],
  ])('doubts the account %s in %s: %s', (text, country, isDoubted) => {
    expect(doubtAbout(detail({ ...(country ? { country } : {}) }), text)).toBe(
      isDoubted ? 'iban' : undefined,
    );
  });

  it.each<[Detail['id'], string, boolean]>([
    ['contract.date', '2020-01-01', true],
    ['contract.date', '2026-11-27', true],
    ['contract.date', '2026-11-28', false],
    ['contract.date', '2027-01-04', false],
    ['client.signatureDate', '2020-01-01', true],
    ['terms.startDate', '2026-12-14', false],
    ['contract.date', 'at signing', false],
    ['contract.date', '', false],
  ])('says of the date %s that %s is over: %s', (id, text, isOver) => {
    const date = detail({ id, kind: 'date', party: 'both' });
    expect(doubtAbout(date, text, '2026-11-28')).toBe(isOver ? 'pastDay' : undefined);
  });

  it('asks a code of a Lithuanian company for its form, nobody else’s', () => {
    const code = detail({ id: 'client.code', kind: 'code', party: 'client', isCompany: true });
    expect(doubtAbout(code, '7')).toBe('companyCodeForm');
    expect(doubtAbout({ ...code, isCompany: false }, '7')).toBeUndefined();
    expect(doubtAbout({ ...code, country: 'de' }, 'HRB 7')).toBeUndefined();
  });

  it('knows addresses of mail, and that a party may have no VAT number', () => {
    expect(doubtAbout(detail({ id: 'client.email', kind: 'email' }), 'ieva@studija.lt')).toBeUndefined();
    expect(doubtAbout(detail({ id: 'client.email', kind: 'email' }), 'ieva@studija')).toBe('email');
    expect(doubtAbout(detail({ id: 'client.vatCode', kind: 'code' }), '–')).toBeUndefined();
  });
});

describe('Lithuanian codes', () => {
  it.each<[string, Doubt | undefined]>([
    ['110053842', undefined],
    ['110 053 842', undefined],
    ['110053841', 'companyCode'],
    ['11005384', 'companyCodeForm'],
    ['1100538421', 'companyCodeForm'],
    ['11005384a', 'companyCodeForm'],
  ])('the company code %s: %s', (code, doubt) => {
    expect(doubtAbout(detail({ id: 'client.code', kind: 'code', isCompany: true }), code)).toBe(doubt);
  });

  it.each<[string, Doubt | undefined]>([
    ['LT119511515', undefined],
    ['lt 100001919017', undefined],
    ['LT119511516', 'vatCode'],
    ['LT100001919018', 'vatCode'],
    ['LT119511525', 'vatCode'],
    ['119511515', 'vatCodeForm'],
    ['LT12345', 'vatCodeForm'],
    ['LT11951151a', 'vatCodeForm'],
  ])('the VAT code %s: %s', (code, doubt) => {
    expect(doubtAbout(detail({ id: 'client.vatCode', kind: 'code' }), code)).toBe(doubt);
  });
});

it('reads a long address once, whatever stands in it', () => {
  const email = detail({ id: 'client.email', kind: 'email' });
  const before = process.cpuUsage();
  expect(doubtAbout(email, `a@${'b.'.repeat(20_000)}@`)).toBe('email');
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
});
