import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../../../theme/tokens.js';

interface RadioRowProps<T extends string> {
  readonly legend: ReactNode;
  readonly isLegendHidden?: boolean;
  readonly value: T;
  /** `short` has words of its label in their order: what is seen of it on a phone, where all of them stand in one row. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly short?: string }[];
  onChange(value: T): void;
}

/** A few answers of which one is chosen, beside each other where there is room. */
export function RadioRow<T extends string>(props: RadioRowProps<T>) {
  const { legend, isLegendHidden = false, value, options, onChange } = props;
  const name = useId();
  return (
    <Group data-quiet={isLegendHidden || undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Option key={option.value} data-narrow={option.short !== undefined || undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            {...(option.short !== undefined && { 'aria-label': option.label })}
            onChange={() => onChange(option.value)}
          />
          {option.short === undefined ? (
            option.label
          ) : (
            <>
              <Wide>{option.label}</Wide>
              <Narrow>{option.short}</Narrow>
            </>
          )}
        </Option>
      ))}
    </Group>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1) },
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...theme.typography.subtitle2, padding: 0, marginBottom: theme.spacing(0.75) },
  '&[data-quiet] legend': visuallyHidden,
  '@media print': { display: 'none' },
}));

const Option = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  minHeight: theme.layout.control,
  padding: theme.spacing(0.5, 1.75, 0.5, 1.25),
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  border: `${theme.layout.line}px solid ${theme.palette.edge}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.palette.primary.main },
  '&:has(:checked)': { background: theme.palette.tint.primary, borderColor: theme.palette.primary.main },
  '& input': {
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  [theme.breakpoints.down('sm')]: {
    '&[data-narrow]': { gap: theme.spacing(0.5), padding: theme.spacing(0.5, 0.75) },
  },
}));

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
