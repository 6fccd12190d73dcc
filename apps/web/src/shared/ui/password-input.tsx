import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from './labelled-input.js';

interface PasswordInputProps extends Omit<ComponentProps<typeof LabelledInput>, 'type' | 'endAdornment'> {
  /** In plain letters from when this becomes true until it no longer is, or until it is hidden by hand. */
  readonly isShown?: boolean;
}

export function PasswordInput({ isShown = false, ...props }: PasswordInputProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(isShown);
  const [wasShown, setWasShown] = useState(isShown);
  if (wasShown !== isShown) {
    setWasShown(isShown);
    setIsVisible(isShown);
  }
  return (
    <LabelledInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isVisible ? 'password.hide' : 'password.show')}
            disabled={props.isBusy === true}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
