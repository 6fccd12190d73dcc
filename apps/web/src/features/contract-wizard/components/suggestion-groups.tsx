import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ANALYSIS_CATEGORIES } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { SuggestionCard } from './suggestion-card.js';

interface SuggestionGroupsProps {
  readonly suggestions: readonly Suggestion[];
  isApproved(suggestion: Suggestion): boolean;
  isAsked(suggestion: Suggestion): boolean;
  isOwnDecision(suggestion: Suggestion): boolean;
  /** What taking it does, as it is shown. */
  effectOf(suggestion: Suggestion): ReactNode;
  onChoose(text: string, isApproved: boolean): void;
  /** The card of this suggestion has the focus. */
  onFocus(suggestion: Suggestion): void;
}

/** The suggestions under the names of their categories, and apart those that are decided on one by one; no group is empty. */
export function SuggestionGroups(props: SuggestionGroupsProps) {
  const { suggestions, isApproved, isAsked, isOwnDecision, effectOf, onChoose, onFocus } = props;
  const { t } = useTranslation(['contract-wizard', 'common']);
  const own = suggestions.filter(isOwnDecision);
  const groups = ANALYSIS_CATEGORIES.map((category) => ({
    key: category,
    title: t(`common:category.${category}`),
    group: suggestions.filter((each) => each.category === category && !isOwnDecision(each)),
  }));
  return [...groups, { key: 'own', title: t('ownDecisions'), group: own }].map(({ key, title, group }) => {
    if (group.length === 0) return null;
    const isOwn = group === own;
    return (
      <section key={key}>
        <Typography variant="h5" component="h3" color="textPrimary" sx={{ mb: 1 }}>
          {title}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {group.length}
          </Box>
        </Typography>
        {isOwn && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
            {t('ownDecisionsWhy')}
          </Typography>
        )}
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {group.map((suggestion) => (
            <SuggestionCard
              key={suggestion.text}
              number={suggestions.indexOf(suggestion) + 1}
              suggestion={suggestion}
              isApproved={isApproved(suggestion)}
              isAsked={isAsked(suggestion)}
              effect={isOwn && effectOf(suggestion)}
              onChoose={(isOn) => onChoose(suggestion.text, isOn)}
              onFocus={() => onFocus(suggestion)}
            />
          ))}
        </Stack>
      </section>
    );
  });
}
