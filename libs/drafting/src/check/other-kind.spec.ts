import { isOtherKind } from './other-kind.js';

describe(isOtherKind.name, () => {
  it.each([
    'RESIDENTIAL LEASE AGREEMENT\n\nThis Agreement is made',
    'Contract of Employment\nbetween',
    'Employment Agreement',
    'VEHICLE SALE AGREEMENT',
    'Sale and Purchase Agreement',
    'Loan agreement No. 4',
    'BUTO NUOMOS SUTARTIS\nVilnius',
    'DARBO SUTARTIS Nr. 12',
    'Automobilio pirkimo–pardavimo sutartis',
    'PASKOLOS SUTARTIS',
  ])('knows %j by its title', (text) => {
    expect(isOtherKind(text)).toBe(true);
  });

  it.each([
    'WEBSITE DEVELOPMENT AGREEMENT\n1. Services',
    'Freelance agreement\nThis is not an employee relation.',
    'PASLAUGŲ TEIKIMO SUTARTIS',
    'AUTORINĖ SUTARTIS',
    'DIZAINO DARBŲ SUTARTIS',
    'Rangos sutartis',
    `Consulting agreement\n${'Words of the contract. '.repeat(20)}\nThe parties made an employment contract.`,
  ])('takes %j for one about work', (text) => {
    expect(isOtherKind(text)).toBe(false);
  });
});
