import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from './labelled-input.js';

interface PasswordInputProps extends Omit<ComponentProps<typeof LabelledInput>, 'type' | 'endAdornment'> {
  /** Shown in plain letters until it is hidden by hand. */
  readonly startsVisible?: boolean;
}

export function PasswordInput({ startsVisible = false, ...props }: PasswordInputProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(startsVisible);
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
