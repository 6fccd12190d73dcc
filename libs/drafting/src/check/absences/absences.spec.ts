import { ABSENCES } from './absences.js';

/** What would be untrue wherever the reader has overlooked it. */
const STATES = {
  en: /^(?:there (?:is|are)|nothing|nobody|you (?:get|have|may)|your|it is (?:not|open)|the (?:law|number|client|contract))(?!\p{L})|the contract (?:does not|says nothing)|(?<!if )nothing says|everything is paid|^rights go over/iu,
  lt: /^(?:nėra|nieko|nenu(?:mat|stat|rodyt)|nesu|nepasak|neaiš|neapr|neaps|jūsų|teisės pereina|klientas (?:gali|neatsako))|(?<!jeigu )sutartyje (?:nepasakyta|apie tai|neparašyta)|viskas mokama/iu,
};
const LANGUAGES = ['en', 'lt'] as const;

describe('what is said of something that was not found', () => {
  it.each(
    Object.entries(ABSENCES).flatMap(([topic, concept]) =>
      LANGUAGES.map((language) => [topic, language, concept[language]] as const),
    ),
  )('is true although it stands in the contract: %s in %s', (_topic, language, { heading, why }) => {
    expect(heading).not.toMatch(STATES[language]);
    expect(why).not.toMatch(STATES[language]);
  });
});
