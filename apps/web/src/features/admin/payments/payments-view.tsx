import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { PAYMENT_STATUSES, type AdminPayment } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../shared/format/format-amount.js';
import { formatMoment } from '../../../shared/format/format-date.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { FilterSelect } from '../components/filter-select.js';
import { ListFrame } from '../components/list-frame.js';
import { Person } from '../components/person.js';
import { RecordList } from '../components/record-list.js';
import { TestModeMark } from '../components/test-mode-mark.js';
import { useListPlace } from '../components/use-list-place.js';
import { uuidIn } from '../components/uuid.js';
import { useListAllPaymentsQuery } from './api.js';
import { Refund } from './refund.js';

/** Everybody's payments, and which of them can be given back. */
export function PaymentsView() {
  const { t } = useTranslation(['admin', 'statuses']);
  const language = useLanguage();
  const place = useListPlace('payments', ['status', 'user']);
  const status = PAYMENT_STATUSES.find((each) => each === place.filters.status);
  const userId = uuidIn(place.filters.user);
  const answer = useListAllPaymentsQuery(
    { status, userId, page: place.page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 3 }}>
        <FilterSelect
          label={t('status')}
          value={place.filters.status}
          options={PAYMENT_STATUSES.map((value) => ({ value, label: t(`statuses:payment.${value}`) }))}
          onChange={(chosen) => place.filter({ status: chosen })}
        />
        {userId && (
          <Chip
            label={t('payments.onlyOf', { who: payerOf(answer.data?.data) ?? userId.slice(0, 8) })}
            onDelete={() => place.filter({ user: '' })}
          />
        )}
      </Stack>
      <ListFrame
        tab="payments"
        place={place}
        answer={answer}
        words={{ empty: t('payments.empty'), failed: t('payments.loadFailed') }}
        warning={({ areNamesMissing }) => areNamesMissing && t('namesMissing')}
      >
        {({ data, areNamesMissing }) => (
          <RecordList
            label={t('tabs.payments')}
            rows={data}
            keyOf={({ id }) => id}
            tableFrom="lg"
            columns={[
              { title: t('payments.date'), isMoment: true, show: ({ paidAt }) => formatMoment(paidAt) },
              { title: t('payments.plan'), show: ({ planType }) => t(`payments.plans.${planType}`) },
              { title: t('status'), show: (payment) => <State payment={payment} /> },
              {
                title: t('payments.payer'),
                isAddress: true,
                show: ({ userId, payer, isForgotten }) =>
                  isForgotten ? (
                    t('payments.forgotten')
                  ) : (
                    <Person id={userId} user={payer} areNamesMissing={areNamesMissing} />
                  ),
              },
              {
                title: t('payments.amount'),
                isNumber: true,
                show: ({ amountCents, currency }) => formatAmount(amountCents, currency, language),
              },
              { title: t('payments.refund'), show: (payment) => <Refund payment={payment} /> },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}

/** Whose payments these are, once a list that is narrowed down to one payer says so. */
const payerOf = (payments: readonly AdminPayment[] | undefined): string | undefined =>
  payments?.[0]?.payer?.email;

function State({ payment: { status, testMode } }: { payment: AdminPayment }) {
  const { t } = useTranslation('statuses');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {t(`payment.${status}`)}
      {testMode && <TestModeMark />}
    </Box>
  );
}
