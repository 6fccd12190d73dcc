import type { AdviceTexts } from '../rule.js';

export const forbidden: AdviceTexts = {
  en: {
    suggestion: 'Ask to show “{work}” in your portfolio once the client has published it',
    why: 'Published work is your best reference, and showing it then takes no secret away from the client.',
    question: 'May you show the work after the client has made it public?',
  },
  lt: {
    suggestion: 'Paprašykite leisti darbą „{work}“ rodyti darbų aplanke, kai klientas jį paskelbs',
    why: 'Paskelbtas darbas – geriausia jūsų rekomendacija, o klientas dėl to nepraranda jokios paslapties.',
    question: 'Ar klientui darbą paviešinus galėsite jį rodyti?',
  },
};
