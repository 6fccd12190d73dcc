import Check from '@mui/icons-material/Check';
import Translate from '@mui/icons-material/Translate';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@pactwright/protocol';
import { changeLanguage } from '../../../shared/i18n/i18n.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { BarAction } from './bar-action.js';

/** Switches in place: nothing is loaded anew, what the reader has entered stays. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
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
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {LANGUAGES.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === language}
            selected={option === language}
            lang={option}
            onClick={() => {
              close();
              void changeLanguage(option);
            }}
          >
            <ListItemIcon>{option === language && <Check fontSize="small" color="primary" />}</ListItemIcon>
            {t(`language.name.${option}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
