import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from './labelled-input.js';

type PasswordInputProps = Omit<ComponentProps<typeof LabelledInput>, 'type' | 'endAdornment'>;

export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <LabelledInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isVisible ? 'password.hide' : 'password.show')}
            disabled={props.disabled === true}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
