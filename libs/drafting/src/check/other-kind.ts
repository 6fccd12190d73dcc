/** Where a title stands: in the first lines. */
const TITLE_AREA = 300;

/** Titles of contracts that are not about work for a client, and so are judged by other law. */
const OTHER_TITLE =
  /(?<!\p{L})(?:(?:lease|tenancy|rental|rent|loan|franchise|mortgage|employment) (?:agreement|contract)|(?:contract|agreement) of (?:employment|lease|loan|sale)|lease of|bill of sale|(?:sale and purchase|purchase and sale|(?:car|vehicle|property|real estate|share|land)s? (?:sale|purchase)(?: and (?:sale|purchase))?) (?:agreement|contract)|(?:patalpų |buto |žemės |automobilio )?(?:nuomos|subnuomos|panaudos|darbo|paskolos|lizingo|dovanojimo) sutartis|pirkimo\s?[-–—]\s?pardavimo sutartis)(?!\p{L})/iu;

/** Whether the title says that this is a contract of another kind: an employment, a lease, a sale, a loan. */
export const isOtherKind = (text: string): boolean => OTHER_TITLE.test(text.slice(0, TITLE_AREA));
