/* A file of its own: the page that uploads needs these before anybody touches it, and none of the schemas. */

/** Of the file itself, in bytes: exactly so many are accepted. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** What the form around the file may add, in bytes. */
export const UPLOAD_OVERHEAD_BYTES = 64 * 1024;
/** How long what was found in a file is kept, in hours. */
export const UPLOAD_KEPT_HOURS = 24;
export const UPLOAD_EXTENSIONS = ['.pdf', '.doc', '.docx', '.txt'] as const;
/** The form's field that carries the file. */
export const UPLOAD_FIELD = 'contract';

/** What happens to an uploaded file, in order. */
export const UPLOAD_STAGES = ['received', 'reading', 'reviewing', 'finished'] as const;
export type UploadStage = (typeof UPLOAD_STAGES)[number];
