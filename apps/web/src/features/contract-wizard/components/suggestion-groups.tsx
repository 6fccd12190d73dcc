import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ANALYSIS_CATEGORIES } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { SuggestionCard } from './suggestion-card.js';

interface SuggestionGroupsProps {
  readonly suggestions: readonly Suggestion[];
  isApproved(suggestion: Suggestion): boolean;
  onChoose(text: string, isApproved: boolean): void;
  /** The card of this suggestion has the focus. */
  onFocus(suggestion: Suggestion): void;
}

/** The suggestions under the names of their categories; a category without any is not there. */
export function SuggestionGroups({ suggestions, isApproved, onChoose, onFocus }: SuggestionGroupsProps) {
  const { t } = useTranslation();
  return ANALYSIS_CATEGORIES.map((category) => {
    const group = suggestions.filter((suggestion) => suggestion.category === category);
    if (group.length === 0) return null;
    return (
      <section key={category}>
        <Typography variant="h5" component="h3" color="textPrimary" sx={{ mb: 1 }}>
          {t(`category.${category}`)}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {group.length}
          </Box>
        </Typography>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {group.map((suggestion) => (
            <SuggestionCard
              key={suggestion.text}
              number={suggestions.indexOf(suggestion) + 1}
              suggestion={suggestion}
              isApproved={isApproved(suggestion)}
              onChoose={(isOn) => onChoose(suggestion.text, isOn)}
              onFocus={() => onFocus(suggestion)}
            />
          ))}
        </Stack>
      </section>
    );
  });
}
