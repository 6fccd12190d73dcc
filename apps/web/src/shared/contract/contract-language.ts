import { contractLanguageIn } from '@pactwright/drafting';
import { DEFAULT_LANGUAGE, type Answers, type Language } from '@pactwright/protocol';

/** The language the contract is written in, of one in both that of the text that prevails: an answer, until then the reader's. */
export const contractLanguage = (answers: Answers, readerLanguage: Language = DEFAULT_LANGUAGE): Language =>
  contractLanguageIn(answers) ?? readerLanguage;
