import type { AdviceTexts } from '../rule.js';

export const foreign: AdviceTexts = {
  en: {
    suggestion:
      'Choose the law of your own country: under the law chosen now ({law}) you would argue abroad about unpaid invoices',
    why: 'A lawyer and a court in another country often cost more than a freelancer’s invoice.',
    question: 'May the law and the courts of your country ({home}) apply?',
  },
  lt: {
    suggestion:
      'Pasirinkite savo valstybės teisę: pagal dabar pasirinktą (valstybė – {law}) dėl neapmokėtų sąskaitų ginčytumėtės užsienyje',
    why: 'Advokatas ir teismas kitoje valstybėje dažnai kainuoja daugiau nei laisvai samdomo specialisto sąskaita.',
    question: 'Ar gali būti taikoma jūsų valstybės ({home}) teisė ir ginčus spręsti jos teismai?',
  },
};
