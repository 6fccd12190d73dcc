import type { StepData } from './question.js';

export const preview: StepData = {
  number: 5,
  key: 'preview',
  title: { en: 'Preview', lt: 'Peržiūra' },
  description: {
    en: 'Read the contract once more before it is made.',
    lt: 'Prieš sukurdami sutartį dar kartą ją perskaitykite.',
  },
  questions: [],
};
