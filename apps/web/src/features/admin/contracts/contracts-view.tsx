import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { CONTRACT_STATUSES, type AdminContract } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-date.js';
import { FilterSelect } from '../components/filter-select.js';
import { ListFrame } from '../components/list-frame.js';
import { Person } from '../components/person.js';
import { RecordList } from '../components/record-list.js';
import { SearchForm } from '../components/search-form.js';
import { TestModeMark } from '../components/test-mode-mark.js';
import { useAdminContractStatus } from '../components/use-admin-contract-status.js';
import { useListPlace } from '../components/use-list-place.js';
import { useListAllContractsQuery } from './api.js';

const SEARCH_MAX_LENGTH = 200;

/** Everybody's contracts by title and status; never what they say. */
export function ContractsView() {
  const { t } = useTranslation('admin');
  const statusOf = useAdminContractStatus();
  const place = useListPlace('contracts', ['search', 'status']);
  const { search, status: asked } = place.filters;
  const status = CONTRACT_STATUSES.find((each) => each === asked);
  const answer = useListAllContractsQuery(
    { search, status, page: place.page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 3 }}>
        <SearchForm
          label={t('contracts.search')}
          maxLength={SEARCH_MAX_LENGTH}
          value={search}
          onSearch={(words) => place.filter({ search: words })}
        />
        <FilterSelect
          label={t('status')}
          value={asked}
          options={CONTRACT_STATUSES.map((value) => ({ value, label: statusOf(value) }))}
          onChange={(chosen) => place.filter({ status: chosen })}
        />
      </Stack>
      <ListFrame
        tab="contracts"
        place={place}
        answer={answer}
        words={{ empty: t('contracts.empty'), failed: t('contracts.loadFailed') }}
        warning={({ areNamesMissing }) => areNamesMissing && t('namesMissing')}
      >
        {({ data, areNamesMissing }) => (
          <RecordList
            label={t('tabs.contracts')}
            rows={data}
            keyOf={({ id }) => id}
            columns={[
              { title: t('contracts.title'), show: (contract) => <Title contract={contract} /> },
              { title: t('status'), show: (contract) => statusOf(contract.status) },
              {
                title: t('contracts.owner'),
                isAddress: true,
                show: ({ ownerUserId, owner }) => (
                  <Person id={ownerUserId} user={owner} areNamesMissing={areNamesMissing} />
                ),
              },
              {
                title: t('contracts.created'),
                isMoment: true,
                show: ({ createdAt }) => formatMoment(createdAt),
              },
              {
                title: t('contracts.updated'),
                isMoment: true,
                show: ({ updatedAt }) => formatMoment(updatedAt),
              },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}

function Title({ contract: { title, testMode } }: { contract: AdminContract }) {
  const { t } = useTranslation('admin');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {title ?? t('untitledContract')}
      {testMode && <TestModeMark />}
    </Box>
  );
}
