import Translate from '@mui/icons-material/Translate';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../shared/i18n/i18n.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { BarAction } from './bar-action.js';

const LanguageMenu = lazy(async () => ({ default: (await import('./language-menu.js')).LanguageMenu }));

/** Switches in place: nothing is loaded anew, what the reader has entered stays. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const menuId = useId();
  return (
    <>
      <BarAction
        label={t('language.label')}
        accessibleLabel={t('language.current', {
          language: t(`language.name.${language}`),
          code: language.toUpperCase(),
        })}
        description={t('language.description')}
        shortLabel={language.toUpperCase()}
        icon={<Translate fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <LanguageMenu
            id={menuId}
            anchor={anchor}
            language={language}
            onClose={() => setAnchor(null)}
            onChoose={(chosen) => void changeLanguage(chosen)}
          />
        </Suspense>
      )}
    </>
  );
}
