import type { AdviceTexts } from '../rule.js';

export const inclusive: AdviceTexts = {
  en: {
    suggestion:
      'Consider prices without VAT: with the tax included, what is left of {price} depends on the rate',
    why: 'Between businesses prices are usually stated without VAT; when you register, or the rate rises, an inclusive price falls.',
    question: 'Are the prices meant with or without VAT?',
  },
  lt: {
    suggestion:
      'Apsvarstykite kainą be PVM: kai mokestis įskaičiuotas, nuo tarifo priklauso, kiek jums lieka iš {price}',
    why: 'Verslininkai kainas paprastai nurodo be PVM; jums tapus PVM mokėtoju ar padidėjus tarifui, kaina su PVM sumažėja.',
    question: 'Ar kainos nurodytos su PVM, ar be jo?',
  },
};

export const bankCharges: AdviceTexts = {
  en: {
    suggestion: 'Agree who bears the bank charges of payments from {client} to {provider}',
    why: 'Banks between two countries may take their share, and the contract does not say from whom.',
    question: 'Who bears the charges of the banks when the client pays from abroad?',
    implementation:
      'The Client bears the charges of its own and of intermediary banks, so that the Provider receives the full amount of the invoice.',
  },
  lt: {
    suggestion:
      'Susitarkite, kas moka banko mokesčius už pavedimus (kliento valstybė – {client}, jūsų – {provider})',
    why: 'Tarpvalstybinio pavedimo bankai gali išskaičiuoti savo dalį, o sutartyje nepasakyta, iš ko.',
    question: 'Kas apmoka bankų mokesčius, kai klientas moka iš užsienio?',
    implementation:
      'Savo ir tarpininkaujančių bankų mokesčius apmoka Klientas, kad Paslaugų teikėjas gautų visą sąskaitoje nurodytą sumą.',
  },
};
