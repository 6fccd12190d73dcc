import type { AdviceTexts } from '../rule.js';

export const noRate: AdviceTexts = {
  en: {
    suggestion:
      'Agree on an hourly rate for what goes beyond “{work}”: now the contract only says that the usual price is paid where none was agreed',
    why: 'A rate agreed beforehand turns “just one more thing” into a short answer instead of a negotiation.',
    question: 'What does an hour cost when the client asks for more than was agreed?',
  },
  lt: {
    suggestion:
      'Susitarkite dėl valandinio įkainio už tai, kas neįeina į darbą „{work}“: dabar sutartyje pasakyta tik tai, kad nesusitarus mokama įprasta kaina',
    why: 'Iš anksto sutartas įkainis leidžia į prašymą „dar vieną smulkmeną“ atsakyti trumpai, užuot derėjusis.',
    question: 'Kiek kainuoja valanda, kai klientas prašo daugiau, nei sutarta?',
  },
};
