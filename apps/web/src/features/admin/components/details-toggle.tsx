import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

interface DetailsToggleProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly controls: string;
  readonly onToggle: () => void;
}

export function DetailsToggle({ isOpen, name, controls, onToggle }: DetailsToggleProps) {
  const { t } = useTranslation('admin');
  return (
    <IconButton
      size="small"
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': controls } : {})}
      aria-label={t('list.details', { name })}
      onClick={onToggle}
    >
      <ExpandMore
        fontSize="small"
        sx={(theme) => ({
          transform: isOpen ? 'rotate(180deg)' : 'none',
          transition: theme.transitions.create('transform'),
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        })}
      />
    </IconButton>
  );
}
