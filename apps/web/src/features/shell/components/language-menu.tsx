import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '@pactwright/protocol';

interface LanguageMenuProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly language: Language;
  readonly onClose: () => void;
  readonly onChoose: (language: Language) => void;
}

export function LanguageMenu({ id, anchor, language, onClose, onChoose }: LanguageMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {LANGUAGES.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === language}
          selected={option === language}
          lang={option}
          onClick={() => {
            onClose();
            onChoose(option);
          }}
        >
          <ListItemIcon>{option === language && <Check fontSize="small" color="primary" />}</ListItemIcon>
          {t(`language.name.${option}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
