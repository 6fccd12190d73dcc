import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { found, say } from '../../check/rules.js';
import { secondName, undefinedTerm, unusedTerm } from './terms-used.js';

/** Names and terms of a contract are all used in its first pages; exhibits repeat them. */
const MOST_READ = 80_000;
const readText = ({ text }: ReadContract) => (text.length > MOST_READ ? text.slice(0, MOST_READ) : text);

/** The first sentence in which a word stands as it is written. */
const sentenceWith = ({ text, sentences }: ReadContract, word: string) =>
  sentences.find(({ start, end }) => text.slice(start, end).includes(word));

export const definitionsCheck: ClauseCheck = {
  clause: 'definitions',
  topic: {
    heading: /(?<!\p{L})(?:definitions?|defined terms|interpretation|sąvok)/u,
    sentence: phrases(
      '"[^"]{2,40}" (shall )?means?',
      'sutartyje vartojamos sąvokos',
      'as used in this agreement',
    ),
  },
  rules: [
    found({
      id: 'definitions.undefined',
      kind: 'vague',
      category: 'clarity',
      text: {
        en: say(
          'Ask what the capitalised term in this sentence covers, and add one line that defines it.',
          'A capital letter promises a definition. Without one, each side can read the term its own way, and it decides how much you owe.',
        ),
        lt: say(
          'Paprašykite paaiškinti, ką apima šiame sakinyje didžiąja raide parašyta sąvoka, ir įrašyti jos apibrėžtį.',
          'Didžioji raidė žada apibrėžtį. Jos nesant, kiekviena šalis sąvoką gali suprasti savaip, o nuo jos priklauso, kiek turėsite padaryti.',
        ),
      },
      find(contract) {
        const term = undefinedTerm(readText(contract), contract.language);
        const sentence = term === undefined ? undefined : sentenceWith(contract, term);
        return sentence === undefined ? undefined : { riskFactor: 2, sentence };
      },
    }),
    found({
      id: 'definitions.unused',
      kind: 'vague',
      category: 'clarity',
      text: {
        en: say(
          'Consider asking whether this definition belongs to a clause that was taken out.',
          'A term that is defined and never used often means that a part of the contract is gone or comes from another one.',
        ),
        lt: say(
          'Siūlome paklausti, ar ši apibrėžtis neliko iš išbraukto punkto.',
          'Apibrėžta, bet niekur nevartojama sąvoka dažnai rodo, kad sutarties dalies nebėra arba tekstas paimtas iš kitos sutarties.',
        ),
      },
      find(contract) {
        const unused = unusedTerm(contract.text);
        const sentence =
          unused && contract.sentences.find(({ start, end }) => start <= unused.at && unused.at < end);
        return sentence === undefined ? undefined : { riskFactor: 1, sentence };
      },
    }),
    found({
      id: 'definitions.two-names',
      kind: 'vague',
      category: 'clarity',
      text: {
        en: say(
          'Consider asking for one name for each party all through the contract.',
          'Two names for the same side usually come from pasted texts and leave open who has to do what.',
        ),
        lt: say(
          'Siūlome paprašyti, kad kiekviena šalis visoje sutartyje būtų vadinama vienodai.',
          'Du tos pačios šalies pavadinimai dažniausiai lieka sujungus kelis tekstus; tada neaišku, kas ką turi padaryti.',
        ),
      },
      find(contract) {
        const name = secondName(readText(contract), contract.language);
        const sentence = name === undefined ? undefined : sentenceWith(contract, name);
        return sentence === undefined ? undefined : { riskFactor: 2, sentence };
      },
    }),
  ],
};
