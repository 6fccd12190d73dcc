import { check } from '../check.js';

const kindOf = (text: string) => check(text, { language: 'en' }).kind;

describe('the kind of a contract', () => {
  it.each([
    [
      'lease',
      'AGREEMENT\n\nThe Landlord lets the flat to the Tenant. The Tenant pays rent of EUR 900 a month and a security deposit. The Tenant may not sublet the premises. The Landlord keeps the keys and reads the utilities. The tenancy ends on 1 May.',
    ],
    [
      'loan',
      'LOAN AGREEMENT\n\nThe Lender lends the Borrower EUR 5,000. The Borrower shall repay the loan in ten instalments with interest of 4 % per annum. On default the principal is due at once.',
    ],
    [
      'employment',
      'DARBO SUTARTIS\n\nDarbdavys ir Darbuotojas susitaria. Darbuotojo darbo užmokestis yra 1 900 Eur bruto. Išbandymo terminas – trys mėnesiai. Darbuotojui suteikiamos 20 dienų atostogos. Darbo laikas – 40 valandų. Taikomas Darbo kodeksas. Darbuotojas privalo laikytis taisyklių.',
    ],
    [
      'services',
      'COOPERATION\n\nThis agreement is made between Ann Lee (the “Designer”) and Bolt Ltd (the “Client”). The Designer shall make a logo. The Client pays the fee of EUR 900 within 14 days of the invoice. Two revisions are included. The deliverables pass to the Client once the fee is paid.',
    ],
    [
      'commercial',
      'AGREEMENT\n\nThe Supplier appoints the Distributor to resell the Products in the Territory. The Distributor shall buy stock from the Supplier and keep an inventory for one month. The Distributor may use the trade marks of the Supplier on its own premises. The minimum purchase is 500 units a year. The Distributor sets its resale prices itself.',
    ],
    [
      'commercial',
      'SUSITARIMAS\n\nSusitarimą sudaro UAB „Alfa“ (toliau – Tiekėjas) ir UAB „Beta“ (toliau – Platintojas). Tiekėjas suteikia Platintojui išimtinę teisę platinti Gaminius Lietuvos teritorijoje. Platintojas perka prekes iš Tiekėjo ir laiko atsargas sandėlyje. Mažiausias metinis užsakymas – 500 vienetų. Platintojas gali naudoti Tiekėjo prekių ženklus ir reklaminę medžiagą. Perpardavimo kainas Platintojas nustato pats. Sutartis galioja dvejus metus, šalys ją gali nutraukti įspėjusios prieš 60 dienų.',
    ],
  ])('is %s whatever its title says', (kind, text) => expect(kindOf(text)).toBe(kind));

  it('is told without calling missing what such a contract never has', () => {
    const { findings } = check(
      'LOAN AGREEMENT\n\nThe Lender lends the Borrower EUR 5,000. The Borrower shall repay the loan in ten instalments with interest of 4 % per annum. On default the principal is due at once.',
      { language: 'en' },
    );
    expect(findings.filter(({ id }) => id.endsWith('.missing'))).toEqual([]);
  });
});
