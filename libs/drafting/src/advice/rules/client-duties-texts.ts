import type { AdviceTexts } from '../rule.js';

export const slowFeedback: AdviceTexts = {
  en: {
    suggestion:
      'Consider quicker answers from the client: {days} for each reply is much when the work takes {length}',
    why: 'A few rounds of questions would use up most of the time until the deadline.',
    question: 'Within how many working days can the client answer questions while the work goes on?',
  },
  lt: {
    suggestion:
      'Apsvarstykite trumpesnį kliento atsakymo terminą: {days} kiekvienam atsakymui – daug, kai visas darbas trunka {length:accusative}',
    why: 'Vos keli klausimai su tokiais atsakymo terminais atimtų didžiąją laiko dalį.',
    question: 'Per kiek darbo dienų klientas darbo metu gali atsakyti į klausimus?',
  },
};
