import type { AdviceTexts } from '../rule.js';

export const long: AdviceTexts = {
  en: {
    suggestion:
      'Shorten the warranty: for {days} after acceptance you would mend defects of “{work}” free of charge',
    why: 'Systems, fashions and platforms change; 30 to 90 days are enough to find real defects.',
    question: 'How many days after acceptance will you mend defects free of charge?',
  },
  lt: {
    suggestion:
      'Sutrumpinkite garantiją: po priėmimo darbo „{work}“ trūkumus dar {days:accusative} taisytumėte nemokamai',
    why: 'Sistemos, mados ir platformos keičiasi; tikriems trūkumams rasti pakanka 30–90 dienų.',
    question: 'Kiek dienų po priėmimo nemokamai šalinsite trūkumus?',
  },
};
