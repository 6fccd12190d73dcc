import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { WITHDRAWAL_STATES, type AdminWithdrawal } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../../shared/format/format-date.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { useFocusFallback } from '../../../shared/ui/use-focus-fallback.js';
import { EmailAddress } from '../components/email-address.js';
import { FilterSelect } from '../components/filter-select.js';
import { ListFrame } from '../components/list-frame.js';
import { Person } from '../components/person.js';
import { RecordList } from '../components/record-list.js';
import { useAct } from '../components/use-act.js';
import { useListPlace } from '../components/use-list-place.js';
import { useListWithdrawalsQuery, useMarkWithdrawalAnsweredMutation } from './api.js';

/** What consumers have stated (T-32): a person reads it, writes an answer, and notes that here. */
export function WithdrawalsView() {
  const { t } = useTranslation('admin');
  const place = useListPlace('withdrawals', ['state']);
  const state = WITHDRAWAL_STATES.find((each) => each === place.filters.state);
  const answer = useListWithdrawalsQuery({ state, page: place.page }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Typography variant="body2" sx={(theme) => ({ maxWidth: theme.layout.reading, mb: 3 })}>
        {t('withdrawals.intro')}
      </Typography>
      <Box sx={{ display: 'flex', mb: 3 }}>
        <FilterSelect
          label={t('status')}
          value={place.filters.state}
          options={WITHDRAWAL_STATES.map((value) => ({ value, label: t(`withdrawals.states.${value}`) }))}
          onChange={(chosen) => place.filter({ state: chosen })}
        />
      </Box>
      <ListFrame
        tab="withdrawals"
        place={place}
        answer={answer}
        words={{ empty: t('withdrawals.empty'), failed: t('withdrawals.loadFailed') }}
        warning={({ areNamesMissing }) => areNamesMissing && t('namesMissing')}
      >
        {({ data, areNamesMissing }) => (
          <RecordList
            label={t('tabs.withdrawals')}
            rows={data}
            keyOf={({ id }) => id}
            tableFrom="lg"
            columns={[
              {
                title: t('withdrawals.received'),
                isMoment: true,
                show: ({ receivedAt }) => formatMoment(receivedAt),
              },
              { title: t('withdrawals.number'), show: ({ number }) => number },
              {
                title: t('withdrawals.who'),
                isAddress: true,
                show: (each) => <Consumer withdrawal={each} />,
              },
              {
                title: t('withdrawals.account'),
                isAddress: true,
                show: ({ userId, account, isForgotten }) =>
                  isForgotten ? (
                    t('withdrawals.forgotten')
                  ) : (
                    <Person id={userId} user={account} areNamesMissing={areNamesMissing} />
                  ),
              },
              { title: t('withdrawals.purchase'), show: (each) => <Purchase withdrawal={each} /> },
              { title: t('status'), show: (each) => <State withdrawal={each} /> },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}

interface OfWithdrawal {
  readonly withdrawal: AdminWithdrawal;
}

function Consumer({ withdrawal: { name, email, number } }: OfWithdrawal) {
  const { t } = useTranslation('admin');
  if (email === null) return t('withdrawals.forgotten');
  const subject = encodeURIComponent(number);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {name}
      <br />
      <Link href={`mailto:${encodeURIComponent(email)}?subject=${subject}`} aria-label={email}>
        <EmailAddress>{email}</EmailAddress>
      </Link>
    </Box>
  );
}

/** In the consumer's words, and how the payment stands that was recognised in them. */
function Purchase({ withdrawal: { purchase, payment } }: OfWithdrawal) {
  const { t } = useTranslation(['admin', 'statuses']);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {purchase}
      <Typography variant="caption" component="p" color="textMutedOnCanvas">
        {payment
          ? t('withdrawals.recognised', {
              plan: t(`payments.plans.${payment.planType}`),
              date: formatDate(payment.paidAt),
              status: t(`statuses:payment.${payment.status}`),
            })
          : t('withdrawals.unrecognised')}
      </Typography>
    </Box>
  );
}

const pageHeading = () => document.querySelector('h1');

function State({ withdrawal: { id, number, answeredAt } }: OfWithdrawal) {
  const { t } = useTranslation('admin');
  const [markAnswered, { isLoading }] = useMarkWithdrawalAnsweredMutation();
  const { run } = useAct();
  const fallback = useFocusFallback(pageHeading);
  if (answeredAt !== null) return t('withdrawals.answeredOn', { date: formatDate(answeredAt) });
  const words = { done: t('withdrawals.answerDone', { number }), failed: t('withdrawals.answerFailed') };
  return (
    <BusyButton
      ref={fallback}
      size="small"
      variant="outlined"
      isBusy={isLoading}
      aria-label={t('withdrawals.answerOf', { number })}
      onClick={() => void run(() => markAnswered(id), words)}
    >
      {t('withdrawals.answer')}
    </BusyButton>
  );
}
