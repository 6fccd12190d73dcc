import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { AnalysisCategory } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { countGrave, type CategoryFindings } from '../model/findings.js';

interface CategoryTabsProps {
  readonly groups: readonly CategoryFindings[];
  readonly category: AnalysisCategory;
  onChange(category: AnalysisCategory): void;
}

export function CategoryTabs({ groups, category, onChange }: CategoryTabsProps) {
  const { t } = useTranslation(['contract-analysis', 'common']);
  return (
    <Tabs
      value={category}
      onChange={(_event, next: AnalysisCategory) => onChange(next)}
      aria-label={t('results.categories')}
      variant="scrollable"
      scrollButtons={false}
      sx={{ mt: 4, borderBottom: 1, borderColor: 'divider' }}
    >
      {groups.map((group) => {
        const name = group.category;
        const items = group.found;
        return (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={`findings-${name}`}
            aria-label={t('results.tab', { category: t(`common:category.${name}`), count: items.length })}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                {t(`common:category.${name}`)}{' '}
                <Box
                  component="span"
                  sx={{
                    fontSize: 'caption.fontSize',
                    lineHeight: 1.5,
                    px: 0.875,
                    borderRadius: 999,
                    bgcolor: countGrave(items) > 0 ? 'tint.danger' : 'tint.primary',
                    color: countGrave(items) > 0 ? 'error.main' : 'primary.main',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  {items.length}
                </Box>
              </Box>
            }
          />
        );
      })}
    </Tabs>
  );
}
