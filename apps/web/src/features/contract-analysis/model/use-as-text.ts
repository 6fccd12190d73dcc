import { isOfModel, type AnalysisItem, type ContractAnalysis } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { allFindings, askOf, gravestFirst, shownOf, titleOf, type Reading } from './findings.js';
import { useModelMark } from './use-model-mark.js';
import { usePartyTexts } from './use-party-texts.js';

interface Listed {
  readonly analysis: ContractAnalysis;
  readonly reading: Reading;
  readonly fileName: string | undefined;
}

/** What was found as plain text, to be put anywhere. */
export function useAsText() {
  const { t } = useTranslation(['contract-analysis', 'common']);
  const { readerLine } = usePartyTexts();
  const modelMark = useModelMark();
  const said = (label: string, text: string): string => `${label}: ${text}`;
  const titled = (item: AnalysisItem): string =>
    isOfModel(item.id) ? `${titleOf(item)} (${modelMark})` : titleOf(item);
  const linesOf = (item: AnalysisItem): string[] => {
    const { why, evidence } = item;
    const ask = askOf(item);
    return [
      said(t('finding.why'), why),
      evidence
        ? said(t('finding.quote'), t('quoted', { text: evidence.quote.trim() }))
        : said(t('finding.quote'), t('finding.missing')),
      ...(ask === undefined ? [] : [said(t('finding.ask'), ask)]),
    ];
  };
  const riskOf = ({ riskFactor }: AnalysisItem): string => t(`common:risk.${riskFactor}`);
  return {
    findingAsText: (item: AnalysisItem): string => [titled(item), '', ...linesOf(item)].join('\n'),
    /** Everything, the gravest first over all categories. */
    listAsText({ analysis, reading, fileName }: Listed): string {
      const findings = gravestFirst(allFindings(reading));
      const { toLookFor } = reading;
      const cut = shownOf(reading);
      return [
        [
          fileName ? t('copy.title', { file: fileName }) : t('results.title'),
          readerLine(analysis, reading.isOther),
        ].join('\n'),
        ...(findings.length === 0 ? [t('results.none')] : []),
        ...(cut ? [t('results.shown', cut)] : []),
        ...findings.map((item, at) =>
          [`${at + 1}. ${titled(item)} – ${riskOf(item)}`, ...linesOf(item)].join('\n'),
        ),
        ...(toLookFor.length === 0 ? [] : [t('lookFor.title', { count: toLookFor.length })]),
        ...toLookFor.map((item) => [`– ${titleOf(item)}`, askOf(item) ?? item.why].join('\n')),
      ].join('\n\n');
    },
  };
}
