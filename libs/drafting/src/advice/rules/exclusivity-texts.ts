import type { AdviceTexts } from '../rule.js';

export const chosen: AdviceTexts = {
  en: {
    suggestion:
      'Think twice about not working for competitors: the contract would close part of your market and pays nothing extra for it',
    why: 'Such a promise costs you other clients, and together with one main client it makes you look like an employee.',
    question: 'Did the client ask for this, and what does it pay for it?',
  },
  lt: {
    suggestion:
      'Gerai pagalvokite prieš įsipareigodami nedirbti konkurentams: sutartis užvertų dalį rinkos ir už tai papildomai nieko nemoka',
    why: 'Toks pažadas atima kitus klientus, o turint vieną pagrindinį klientą santykiai panašėja į darbo santykius.',
    question: 'Ar klientas to prašė ir kiek jis už tai moka?',
  },
};
