import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { AUDIT_ACTIONS, knownAuditAction } from '@pactwright/protocol';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { FilterDate } from '../components/filter-date.js';
import { FilterSelect } from '../components/filter-select.js';
import type { ListPlace } from '../components/use-list-place.js';
import { uuidIn } from '../components/uuid.js';
import { useActName } from './use-act-name.js';

export const AUDIT_FILTERS = ['action', 'actor', 'subject', 'from', 'to'] as const;
type AuditFilter = (typeof AUDIT_FILTERS)[number];

const MAX_LENGTH = 100;

/** Sent off as a whole: each look at the log is itself entered into it. */
export function AuditFilters({ place }: { place: ListPlace<AuditFilter> }) {
  const { filters } = place;
  return <FilterForm key={JSON.stringify(filters)} place={place} />;
}

function FilterForm({ place: { filters, filter, isFiltered } }: { place: ListPlace<AuditFilter> }) {
  const { t } = useTranslation('admin');
  const [isActorWrong, setIsActorWrong] = useState(false);
  const [entered, setEntered] = useState(filters);
  const acts = useActs(filters.action);
  const inputOf = (name: AuditFilter) => ({
    value: entered[name],
    onChange: ({ target }: { target: { value: string } }) => setEntered({ ...entered, [name]: target.value }),
    inputProps: { maxLength: MAX_LENGTH },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    /* It says itself what is wrong with it; without it all days would be shown. */
    const unreadable = event.currentTarget.querySelector<HTMLInputElement>('[data-unreadable]');
    if (unreadable) return unreadable.focus();
    const actor = entered.actor.trim();
    const isWrong = actor !== '' && uuidIn(actor) === undefined;
    setIsActorWrong(isWrong);
    if (isWrong) return;
    filter({ ...entered, actor, subject: entered.subject.trim() });
  };
  return (
    <Paper
      variant="outlined"
      component="form"
      role="search"
      aria-label={t('audit.filter')}
      noValidate
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: '3fr 3fr 3fr 2fr 2fr',
        },
        p: { xs: 2, sm: 2.5 },
        mb: 3,
      }}
    >
      <FilterSelect
        label={t('audit.action')}
        value={entered.action}
        all={t('audit.allActions')}
        options={acts}
        onChange={(action) => setEntered({ ...entered, action })}
      />
      <LabelledInput
        label={t('audit.actorId')}
        helper={t('audit.actorHelp')}
        error={isActorWrong ? t('audit.actorWrong') : undefined}
        {...inputOf('actor')}
      />
      <LabelledInput label={t('audit.subjectId')} {...inputOf('subject')} />
      {(['from', 'to'] as const).map((name) => (
        <FilterDate
          key={name}
          label={t(`audit.${name}`)}
          value={entered[name]}
          onChange={(day) => setEntered({ ...entered, [name]: day })}
        />
      ))}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1.5 }}>
        <Button type="submit" variant="outlined">
          {t('audit.show')}
        </Button>
        {isFiltered && (
          <Button component={Link} to={paths.adminView({ tab: 'audit' })}>
            {t('list.showAll')}
          </Button>
        )}
      </Box>
    </Paper>
  );
}

/** What to choose from, by name; an address may also ask for a part of the names, or for what an older release entered. */
function useActs(asked: string): { readonly value: string; readonly label: string }[] {
  const { i18n } = useTranslation();
  const nameOf = useActName();
  const isOther = asked !== '' && knownAuditAction(asked) === undefined;
  return [...AUDIT_ACTIONS, ...(isOther ? [asked] : [])]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, two) => one.label.localeCompare(two.label, i18n.language));
}
