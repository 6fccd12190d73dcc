import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../theme/tokens.js';

/** Read by assistive technology, not seen. */
export const VisuallyHidden = styled('span')(visuallyHidden);
