import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ComparisonView } from '@pactwright/protocol';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WEIGHTS, countsOf, type Counts } from '../model/shown-changes.js';
import { AlertWithDetails } from './alert-with-details.js';
import { TrackedNote } from './tracked-note.js';

/** Which two texts they are, how much was changed and how grave it is. */
export function ComparisonHead({ view }: { view: ComparisonView }) {
  const { t } = useTranslation('compare-versions');
  const { relation, unchanged, mineName, theirsName, tracked, mayLackReply, isCut, omitted } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isVersions = relation === 'versions';
  return (
    <>
      <div>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="body2"
          component="h2"
          color="textSecondary"
          /* It has the focus to be read first; nobody can do anything with it. */
          sx={{ overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
        >
          {t('files', { mine: mineName, theirs: theirsName })}
        </Typography>
        <Typography variant="lead" component="p" role="status" color="textPrimary" sx={{ mt: 1 }}>
          {isVersions ? <Headline counts={countsOf(view)} /> : t(`relation.${relation}`)}
        </Typography>
        {isVersions && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {t('count.unchanged', { count: unchanged })}
            {omitted > 0 && ` ${t('omitted', { count: omitted })}`}
          </Typography>
        )}
      </div>
      <TrackedNote takenBack={countsOf(view).takenBack} {...{ tracked, mayLackReply }} />
      {hiddenOf(view).map(({ name, details }, index) => (
        <AlertWithDetails key={index} severity="error" message={t('hidden', { name })} details={details} />
      ))}
      {isCut && <Alert severity="warning">{t('cut')}</Alert>}
    </>
  );
}

const hiddenOf = ({ mineName, theirsName, mineHidden, theirsHidden }: ComparisonView) =>
  [
    { name: theirsName, details: theirsHidden },
    { name: mineName, details: mineHidden },
  ].filter(({ details }) => details.length > 0);

function Headline({ counts }: { counts: Counts }) {
  const { t } = useTranslation('compare-versions');
  const all = t('count.all', { count: counts.all });
  const ofAll = (['untracked', 'takenBack', 'costly'] as const)
    .filter((each) => counts[each] > 0)
    .map((each) => t(`count.${each}`, { count: counts[each] }));
  const parts = WEIGHTS.filter((weight) => counts[weight] > 0);
  const said = parts.map((weight) => t(`count.${weight}`, { count: counts[weight] }));
  return <>{`${[all, ...ofAll].join(', ')}: ${said.join(', ')}.`}</>;
}
