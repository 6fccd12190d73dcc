import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PRICE_CURRENCY, PRICES, type PlanType } from '@pactwright/protocol';
import { formatAmount } from '../../../shared/format/format-amount.js';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { PaidSubject } from '../../../shared/payment/payment-context.js';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';
import { visuallyHidden } from '../../../theme/tokens.js';

const CENTS = 100;

interface PlanCardProps {
  readonly plan: PlanType;
  readonly subject: PaidSubject;
  readonly group: string;
  readonly isChosen: boolean;
  /** Why it cannot be chosen now. */
  readonly refusal: string | undefined;
  readonly onChoose: () => void;
}

/** One plan as a radio button the size of a card. */
export function PlanCard({ plan, subject, group, isChosen, refusal, onChoose }: PlanCardProps) {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const { amount, was, contracts } = PRICES[plan];
  const per = plan === 'subscription' ? t('perMonth') : '';
  const isRefused = refusal !== undefined;
  const color = isRefused ? 'textMuted' : 'textPrimary';
  return (
    <Card>
      <input
        type="radio"
        name={group}
        value={plan}
        checked={isChosen}
        disabled={isRefused}
        onChange={onChoose}
      />
      <span className="card">
        <span className="dot" />
        <Typography variant="subtitle1" component="span" color={color} className="name">
          {t(`plans.${plan}.name`)}
        </Typography>
        <span className="price">
          <Typography variant="h2" component="span" color={color}>
            {formatPrice(amount, language)}
            <Typography component="span" color="textSecondary">
              {per}
            </Typography>
          </Typography>
          <Typography variant="body2" component="s" color="textSecondary">
            <VisuallyHidden>{t('formerPrice')} </VisuallyHidden>
            {formatPrice(was, language)}
            {per}
          </Typography>
        </span>
        <span className="terms">
          <Typography variant="body2" component="span" color={color} sx={{ display: 'block' }}>
            {plan === 'one-time' && subject === 'reply'
              ? t('plans.one-time.reply')
              : t(`plans.${plan}.contains`, { count: contracts })}
            {contracts > 1 && !isRefused && (
              <>
                {' · '}
                <Box
                  component="strong"
                  sx={{ fontWeight: 'fontWeightMedium', color: 'primary.main', whiteSpace: 'nowrap' }}
                >
                  {t('each', {
                    price: formatAmount((amount * CENTS) / contracts, PRICE_CURRENCY, language),
                  })}
                </Box>
              </>
            )}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            color={isRefused ? 'textPrimary' : 'textSecondary'}
            sx={{ display: 'block' }}
          >
            {refusal ?? t(`plans.${plan}.terms`)}
          </Typography>
        </span>
      </span>
    </Card>
  );
}

const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  position: 'relative',
  cursor: 'pointer',
  '& input': visuallyHidden,
  '& .card': {
    flexGrow: 1,
    display: 'grid',
    gridTemplate: '"name dot" "price price" "terms terms" 1fr / 1fr auto',
    gap: theme.spacing(1),
    padding: theme.spacing(2.5),
    border: `${theme.layout.line}px solid ${theme.palette.edge}`,
    borderRadius: theme.shape.borderRadius,
    transition: theme.transitions.create(['box-shadow', 'background-color']),
    /* On a phone the two plans are rows, so that both prices and the button are seen together. */
    [theme.breakpoints.down('sm')]: {
      gridTemplate: '"dot name" "dot price" "dot terms" / auto 1fr',
      gap: theme.spacing(0.25, 1.5),
      padding: theme.spacing(1.75),
    },
  },
  '& .name': { gridArea: 'name' },
  '& .price': {
    gridArea: 'price',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(1),
  },
  '& .terms': { gridArea: 'terms' },
  '& .dot': {
    gridArea: 'dot',
    flexShrink: 0,
    width: theme.spacing(2.5),
    height: theme.spacing(2.5),
    borderRadius: '50%',
    border: `${theme.layout.line}px solid ${theme.palette.edge}`,
  },
  '&:hover .card': { borderColor: theme.palette.primary.main },
  '& input:checked + .card': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
    boxShadow: `inset 0 0 0 ${theme.layout.line}px ${theme.palette.primary.main}`,
  },
  '& input:checked + .card .dot': {
    borderColor: theme.palette.primary.main,
    borderWidth: theme.spacing(0.75),
    backgroundColor: theme.palette.background.paper,
  },
  '& input:disabled + .card': {
    cursor: 'not-allowed',
    borderStyle: 'dashed',
    borderColor: theme.palette.divider,
  },
  '& input:focus-visible + .card': {
    outline: `${theme.layout.focusRing}px solid ${theme.palette.primary.main}`,
    outlineOffset: theme.layout.focusRing,
  },
}));
