import type { AdviceTexts } from '../rule.js';

export const clientWording: AdviceTexts = {
  en: {
    suggestion:
      'Consider balanced wording: the client-friendly one adds free help after the end, stricter dates and acceptance by signature alone',
    why: 'A balanced contract is usually signed fastest, and you give away nothing that nobody asked for.',
    question: 'Did the client ask for wording in its favour, or may the contract be balanced?',
  },
  lt: {
    suggestion:
      'Apsvarstykite subalansuotas formuluotes: palankesnės klientui numato nemokamą pagalbą sutarčiai pasibaigus, griežtesnius terminus ir priėmimą tik raštu',
    why: 'Subalansuota sutartis paprastai pasirašoma greičiausiai, o jūs neatiduodate to, ko niekas neprašė.',
    question: 'Ar klientas prašė jam palankesnių formuluočių, ar sutartis gali būti subalansuota?',
  },
};
