/** The one sign of everything AI; always beside a word. */
export { default as SparkIcon } from '@mui/icons-material/AutoAwesome';
