import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { UPLOAD_EXTENSIONS } from '@pactwright/protocol';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../shared/format/format-bytes.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';

interface DropAreaProps {
  readonly file: File | undefined;
  readonly problem: string | undefined;
  /** The same file may be sent again as it is. */
  readonly mayRepeat?: boolean | undefined;
  /** Undefined when something was dropped that is no file. */
  onChoose(file: File | undefined): void;
  onStart(): void;
}

export function DropArea({ file, problem, mayRepeat = false, onChoose, onStart }: DropAreaProps) {
  const { t } = useTranslation(['contract-analysis', 'common']);
  const language = useLanguage();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const take = (chosen: HTMLInputElement) => {
    /* Calling the dialog off is no choice. */
    if (chosen.files?.length) onChoose(chosen.files[0]);
    chosen.value = '';
  };
  const takeEarly = useEffectEvent(() => input.current && take(input.current));
  /* What was chosen before the app had come to the page that the build has drawn; a press finds it taken. */
  useLayoutEffect(() => {
    takeEarly();
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0]);
  };
  const Icon = file ? DescriptionOutlined : UploadFileOutlined;
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      data-testid="drop-area"
      sx={(theme) => ({
        bgcolor: isOver ? 'tint.primary' : 'background.paper',
        border: `${theme.layout.line}px dashed`,
        borderColor: isOver ? 'primary.main' : 'edge',
        borderRadius: 1,
        px: { xs: 2.5, sm: 5 },
        py: { xs: 5, md: 8 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 2.5,
        transition: `background-color ${theme.motionTokens.quick}ms ${theme.motionTokens.easing}`,
      })}
    >
      <Icon fontSize="large" color="primary" aria-hidden />
      <div>
        <Typography variant="h4" component="p" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
          {file ? file.name : <Invitation />}
        </Typography>
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {file ? formatBytes(file.size, language) : t('drop.accepted')}
        </Typography>
      </div>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept={UPLOAD_EXTENSIONS.join(',')}
          aria-hidden
          onChange={({ target }) => take(target)}
        />
      </VisuallyHidden>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        {/* In one order with a file and without: no press meets another button than it began on. */}
        <Button
          size="large"
          variant={file ? 'text' : 'contained'}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t(file ? 'drop.chooseOther' : 'drop.choose')}
        </Button>
        <Button size="large" variant={file ? 'contained' : 'outlined'} onClick={onStart}>
          {t(mayRepeat ? 'common:retry' : 'start')}
        </Button>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ textAlign: 'left', maxWidth: (theme) => theme.layout.form }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}

/** Nothing can be dragged with a finger. */
function Invitation() {
  const { t } = useTranslation('contract-analysis');
  const isTouch = '@media (hover: none) and (pointer: coarse)';
  return (
    <>
      <Box component="span" sx={{ [isTouch]: { display: 'none' } }}>
        {t('drop.title')}
      </Box>
      <Box component="span" sx={{ display: 'none', [isTouch]: { display: 'inline' } }}>
        {t('drop.titleTouch')}
      </Box>
    </>
  );
}
