import { isPassedUnpaid, isUnpaidUntilAccepted } from './before-the-money.js';

describe(isPassedUnpaid.name, () => {
  it.each([
    'all rights in the reports and in drafts of them pass to the client on delivery.',
    'the rights in each report transfer to the client when it is delivered.',
    'copyright in the reports vests in the client upon delivery.',
    'the client becomes the owner of the reports as soon as they are delivered.',
    'title to every deliverable passes to the client at the time of delivery.',
    'the rights in the accepted results pass to client on delivery; until then client may test them.',
    'visos turtinės teisės į vertimus pereina klientui juos perdavus.',
    'visos autorių turtinės teisės į vertimus ir jų juodraščius pereina klientui nuo jų perdavimo.',
    'autorių teisės į kiekvieną vertimą pereina klientui jo pateikimo dieną.',
    'klientas tampa vertimų savininku, kai jie pateikiami.',
    'turtinės teisės perduodamos klientui kartu su vertimu.',
    'nuosavybės teisė į vertimus klientui pereina perdavimo metu.',
  ])('is "%s"', (plain) => expect(isPassedUnpaid(plain)).toBe(true));

  it.each([
    'ownership of the reports passes to the client on delivery and payment.',
    'the rights in the reports pass to the client when the fees are paid in full.',
    'the risk in the goods passes to the client on delivery.',
    'the rights in the reports do not pass to the client on delivery.',
    'the client checks each report on delivery.',
    'the client receives a licence on delivery.',
    'teisės į vertimus pereina klientui juos perdavus ir apmokėjus.',
    'teisės į vertimus pereina klientui, kai sumokėta visa kaina.',
    'perdavus vertimus teisės lieka paslaugų teikėjui.',
    'klientas vertimą tikrina dešimt dienų nuo jo perdavimo.',
  ])('is not "%s"', (plain) => expect(isPassedUnpaid(plain)).toBe(false));
});

describe(isUnpaidUntilAccepted.name, () => {
  it.each([
    'nothing is payable before report c has been accepted.',
    'no part of the fees is payable until the last report has been accepted.',
    'no payment is due before the final report has been approved by the client.',
    'the client pays nothing until all reports have been accepted.',
    'until the whole of the services has been accepted, nothing is due.',
    'no fees shall be payable unless the client has signed off the website.',
    'kol nepriimtas paskutinis vertimas, klientas nieko nemoka.',
    'niekas nemokama, kol klientas nepriima visų vertimų.',
    'jokia kainos dalis nemokama iki galutinio priėmimo.',
    'atlygis mokamas tik priėmus visus vertimus.',
    'iki visų vertimų priėmimo jokie mokėjimai neatliekami.',
    'atlygis nemokamas tol, kol klientas nepatvirtina paskutinio vertimo.',
  ])('is "%s"', (plain) => expect(isUnpaidUntilAccepted(plain)).toBe(true));

  it.each([
    'nothing is payable before the invoice has been received.',
    'nothing is payable for a report before that report has been accepted.',
    'nothing is payable until the work is accepted or deemed accepted.',
    'no further payment is due until the second stage has been accepted.',
    'no bonus is paid before the results are approved.',
    'nothing is delivered before the advance has been paid and the plan approved.',
    'niekas nemokama, kol negauta sąskaita.',
    'kol darbas nepriimtas arba nelaikomas priimtu, niekas nemokama.',
    'likutis nemokamas, kol klientas nepriima vertimų.',
    'atlygis mokamas pasirašius sutartį.',
  ])('is not "%s"', (plain) => expect(isUnpaidUntilAccepted(plain)).toBe(false));
});
