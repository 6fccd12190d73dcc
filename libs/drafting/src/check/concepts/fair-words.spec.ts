import { isHarmless } from './burdens.js';
import { sharper } from './figures.js';

describe('what fair contracts say in the words of a defect', () => {
  it.each([
    ['confidentiality.penalty', 'provider agrees that a breach would cause irreparable harm'],
    ['confidentiality.penalty', 'client may seek injunctive relief, as money alone would not mend a breach'],
    [
      'confidentiality.penalty',
      'a disclosure may cause irreparable damage for which damages are no adequate remedy',
    ],
    ['liquidated-damages.one-way', 'either party may apply for an injunction against further disclosure'],
    ['confidentiality.penalty', 'paslaugų teikėjas supranta, kad paviešinimas padarytų nepataisomą žalą'],
    ['confidentiality.penalty', 'klientas gali prašyti teismo taikyti laikinąsias apsaugos priemones'],
    ['taxes.gross-up', "client will not withhold payroll taxes from provider's fees"],
    ['taxes.gross-up', 'income tax and social contributions are not deducted by client'],
    ['taxes.gross-up', 'no social security contributions are withheld or paid by client'],
    ['taxes.gross-up', 'klientas gyventojų pajamų mokesčio neišskaičiuoja, jį sumoka paslaugų teikėjas'],
    ['taxes.gross-up', 'socialinio draudimo įmokų klientas neišskaičiuoja'],
    ['notices.trap', 'a notice by e-mail is deemed given upon confirmed delivery'],
    ['notices.trap', 'notices sent by email count when they are received, letters two days after mailing'],
    ['notices.trap', 'el. paštu siųstas pranešimas laikomas įteiktu jo gavimo dieną'],
    ['invoicing.retention', 'provider keeps this information to itself until the launch'],
    ['invoicing.retention', 'klientas saugo šiuos duomenis iki darbų pabaigos'],
    ['invoicing.in-kind', '50% of the price on signing'],
    ['invoicing.in-kind', '30 % atlygio pasirašius sutartį'],
    ['entire-agreement.unseen', "provider's proposal of 3 may is part of this agreement"],
    ['entire-agreement.unseen', 'quotation no. A-17 forms part of this agreement'],
    ['entire-agreement.unseen', 'komercinis pasiūlymas yra neatskiriama šios sutarties dalis'],
    ['non-solicitation.customers', 'neither party solicits the employees of the other'],
    ['non-solicitation.customers', 'abi šalys įsipareigoja nevilioti viena kitos darbuotojų'],
  ])('%s: %s', (defect, plain) => {
    expect(isHarmless(defect, plain)).toBe(true);
  });

  it.each([
    ['confidentiality.penalty', 'provider pays €5,000 for each breach, which causes irreparable harm'],
    [
      'confidentiality.penalty',
      'besides an injunction provider owes a penalty of 10,000 for every disclosure',
    ],
    ['confidentiality.penalty', 'paslaugų teikėjas už nepataisomą žalą moka 5000 eur baudą'],
    ['taxes.gross-up', 'client deducts from the fee every tax that it owes itself'],
    ['taxes.gross-up', "taxes of client's country are borne by provider and no gross-up is paid"],
    ['taxes.gross-up', 'iš kainos išskaičiuojami visi kliento mokesčiai'],
    ['deposit.refundable', 'the deposit is paid back if client ends the contract'],
    ['deposit.refundable', 'avansas grąžinamas, jeigu klientas nutraukia sutartį'],
    ['notices.trap', 'e-mail is not a valid notice, which counts only upon delivery by courier'],
    ['notices.trap', 'an e-mail of client counts upon transmission whether or not it was read'],
    ['notices.trap', 'pranešimas laikomas gautu išsiuntimo akimirką'],
    ['notices.trap', 'el. laiškas laikomas gautu, net jei jo niekas neperskaitė, kitą dieną po gavimo'],
    ['invoicing.retention', 'client keeps back a tenth of the fees until all data has been moved'],
    ['invoicing.retention', 'klientas sulaiko 10 proc. kainos, kol perduoti visi duomenys'],
    ['invoicing.in-kind', '50% of the price is paid in shares of client'],
    ['invoicing.in-kind', '30 % atlygio išmokama kliento prekėmis'],
    ['entire-agreement.unseen', 'the general terms of client and the quotation no. 7 are part hereof'],
    ['entire-agreement.unseen', 'kliento vidaus taisyklės ir komercinis pasiūlymas yra sutarties dalis'],
    ['non-solicitation.customers', 'neither party approaches the customers of the other'],
    ['non-solicitation.customers', 'provider does not solicit the staff or the customers of client'],
  ])('leaves %s: %s', (defect, plain) => {
    expect(isHarmless(defect, plain)).toBe(false);
  });

  it.each([
    ["provider will not solicit any of client's personnel for a year", 'non-solicitation.one-way'],
    ['paslaugų teikėjas metus nevilioja kliento darbuotojų', 'non-solicitation.one-way'],
    ["provider will not contact client's customers or employees", 'non-solicitation.customers'],
    ['paslaugų teikėjas nedirba su kliento klientais ir darbuotojais', 'non-solicitation.customers'],
  ])('tells a ban on hiring from one on customers: %s', (plain, told) => {
    expect(sharper('non-solicitation.customers', plain)).toBe(told);
  });
});
