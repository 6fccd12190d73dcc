import { REPLY_WAYS, type ReplyWay } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { RadioRow } from './radio-row.js';

interface WayChoiceProps {
  /** What it is about, for whoever does not see it. */
  readonly about: string;
  readonly ways: readonly ReplyWay[];
  readonly way: ReplyWay;
  onChange(way: ReplyWay): void;
}

/** Whether the text is changed, only commented on, or left as it is. */
export function WayChoice({ about, ways, way, onChange }: WayChoiceProps) {
  const { t } = useTranslation('contract-reply');
  return (
    <RadioRow<ReplyWay>
      legend={`${t('ways.label')}: ${about}`}
      isLegendHidden
      value={way}
      options={REPLY_WAYS.filter((each) => ways.includes(each)).map((each) => ({
        value: each,
        label: t(`ways.${each}`),
        short: t(`shortWays.${each}`),
      }))}
      onChange={onChange}
    />
  );
}
