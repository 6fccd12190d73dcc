import FolderOpen from '@mui/icons-material/FolderOpen';
import Badge from '@mui/material/Badge';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths.js';
import { withStore } from '../../../shared/store/with-store.js';
import { useContractsBadge } from '../model/use-contracts-badge.js';
import { BarAction } from './bar-action.js';

export const ContractsAction = withStore(function ContractsAction() {
  const { t } = useTranslation('shell');
  const badge = useContractsBadge();
  return (
    <BarAction
      label={t('contracts.label')}
      description={t('contracts.description')}
      accessibleLabel={badge === null ? t('contracts.label') : t('contracts.withCount', { count: badge })}
      to={paths.contracts}
      icon={
        <Badge
          color="primary"
          badgeContent={badge}
          invisible={badge === null}
          showZero
          /* The number that stays behind until it has shrunk away is no text of the link any more. */
          sx={{ mr: badge === null ? 0 : 0.75, '& .MuiBadge-invisible': { visibility: 'hidden' } }}
          /* The number is part of the accessible name. */
          slotProps={{ badge: { 'data-testid': 'contracts-badge', 'aria-hidden': true } as object }}
        >
          <FolderOpen fontSize="small" />
        </Badge>
      }
    />
  );
});
