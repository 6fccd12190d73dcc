import type { AnalysisParty, ContractAnalysis } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { doesTheWork, sidesOf, wordsOf, type PartyWord } from './parties.js';

/** The parties in words of the page. */
export function usePartyTexts() {
  const { t } = useTranslation('contract-analysis');
  const quote = ({ text }: PartyWord): string => t('quoted', { text });
  const named = (party: AnalysisParty): string => {
    const { name, roles } = wordsOf(party);
    const said = name.isPronoun ? quote(name) : name.text;
    return roles.length > 0 ? `${said} (${roles.map(quote).join(', ')})` : said;
  };
  return {
    quote,
    /** For whom the contract was read, and who the other party is; or that they could not be told. */
    readerLine(
      analysis: ContractAnalysis,
      isOther: boolean,
      say: (party: AnalysisParty) => string = named,
    ): string {
      const sides = sidesOf(analysis, isOther);
      if (!sides) return t('parties.untold');
      const { reader, other } = sides;
      const key = doesTheWork(analysis, isOther) ? 'parties.works' : 'parties.read';
      const line = t(key, { reader: say(reader), other: say(other) });
      return isOther ? `${line} ${t('parties.lessForOther')}` : line;
    },
  };
}
