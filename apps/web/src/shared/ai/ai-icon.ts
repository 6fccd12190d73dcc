/** The one sign of everything AI; always beside a word. */
export { default as AiIcon } from '@mui/icons-material/AutoAwesome';
