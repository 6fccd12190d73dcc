import type { ComparisonView } from '@pactwright/protocol';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ToBeRead } from './to-be-read.js';

/** References that nobody wrote anew and that lead to another clause now: the words around each, and both clauses. */
export function StrayedReferences({
  strayed,
  documentLanguage,
}: Pick<ComparisonView, 'strayed' | 'documentLanguage'>) {
  const { t } = useTranslation('compare-versions');
  const quoted = (words: string) => <q lang={documentLanguage}>{words}</q>;
  const rows = strayed.map(({ number, mine, theirs, places }) => ({
    name: number,
    term: places.map((words, at) => (
      <Fragment key={at}>
        {at > 0 && <br />}
        {quoted(words)}
      </Fragment>
    )),
    said: (
      <>
        {t('strayed.before')} {quoted(mine)}
        <br />
        {theirs === undefined ? (
          t('strayed.nowhere')
        ) : (
          <>
            {t('strayed.now')} {quoted(theirs)}
          </>
        )}
      </>
    ),
  }));
  return <ToBeRead title={t('strayed.title')} text={t('strayed.text')} rows={rows} />;
}
