import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Language } from '@pactwright/protocol';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { isFoldable } from '../../model/reply/folded-words.js';
import type { MarkedWords } from '../../model/reply/marked-words.js';
import { visuallyHidden } from '../../../../theme/tokens.js';
import { MarkedText } from './marked-text.js';

const PHONE = '@media screen and (max-width: 639.95px)';

/* Lengths of 1 are shares of the whole in these styles. */
const HIDDEN = { ...visuallyHidden, width: '1px', height: '1px', m: '-1px' } as const;

interface PartProps {
  readonly title: string;
  /** Whether what it holds is plain to see: then a phone has no line for its title. */
  readonly isPlain?: boolean;
  /** Whether it stands in one paragraph with its title on a phone. */
  readonly isRunIn?: boolean;
  readonly children: ReactNode;
}

/** What is under one small title of a card. */
export function Part({ title, isPlain = false, isRunIn = false, children }: PartProps) {
  return (
    <Box
      sx={
        isRunIn
          ? {
              [PHONE]: {
                '& > p': { display: 'inline' },
                '& > p:not(:last-of-type)::after': { content: '" "' },
                '& > p:first-of-type::after': { content: '": "' },
              },
            }
          : {}
      }
    >
      <Typography
        variant="caption"
        component="p"
        color="textMuted"
        sx={[{ mb: 0.5 }, isPlain && { [PHONE]: HIDDEN }]}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface WordsProps {
  readonly lang: Language;
  /** A stretch of the contract each. */
  readonly stretches: readonly (readonly MarkedWords[])[];
}

/** Words of the contract; the middle of what is long is shown when somebody asks for it. */
export function Words({ lang, stretches }: WordsProps) {
  const { t } = useTranslation('contract-reply');
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {stretches.map((runs, at) => (
        <Quote key={at} lang={lang}>
          <MarkedText runs={runs} isFolded={!isWhole} />
          {at === stretches.length - 1 && stretches.some(isFoldable) && (
            <>
              {' '}
              <Button
                size="small"
                lang={language}
                aria-expanded={isWhole}
                sx={{ px: 0.5, py: 0, verticalAlign: 'baseline', displayPrint: 'none' }}
                onClick={() => setWhole((before) => !before)}
              >
                {t(isWhole ? 'words.less' : 'words.more')}
              </Button>
            </>
          )}
        </Quote>
      ))}
    </>
  );
}

function Quote({ lang, children }: { readonly lang: Language; readonly children: ReactNode }) {
  return (
    <Typography
      component="blockquote"
      lang={lang}
      variant="body2"
      color="textPrimary"
      sx={(theme) => ({
        fontFamily: theme.typography.contract.fontFamily,
        m: 0,
        pl: { xs: 1.5, sm: 2 },
        borderLeft: `3px solid ${theme.palette.divider}`,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
        '& + &': { mt: 1 },
      })}
    >
      {children}
    </Typography>
  );
}
