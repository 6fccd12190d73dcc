import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import type { Page } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface PagerProps {
  readonly list: Pick<Page<unknown>, 'total' | 'page' | 'pageSize' | 'data'>;
  readonly pageAddress: (page: number) => string;
}

export function Pager({ list, pageAddress }: PagerProps) {
  const { t } = useTranslation('admin');
  const { total, page, pageSize, data } = list;
  const first = (page - 1) * pageSize + 1;
  const pages = Math.ceil(total / pageSize);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mt: 2,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.mutedOnCanvas' }} role="status">
        {t('list.shown', { first, last: first + data.length - 1, total })}
      </Typography>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          siblingCount={0}
          aria-label={t('list.pages')}
          getItemAriaLabel={(type, number) =>
            type === 'page' ? t('list.page', { number }) : t(`list.${type}`)
          }
          renderItem={(item) => (
            <PaginationItem component={Link} to={pageAddress(item.page ?? 1)} {...item} />
          )}
        />
      )}
    </Box>
  );
}
