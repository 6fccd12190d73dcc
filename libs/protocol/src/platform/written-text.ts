import { z } from 'zod';

/* Control characters but tab and line ends, and halves of a surrogate pair. */
const UNSTORABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** What somebody wrote, without what PostgreSQL cannot store and no reader can see. */
export const storable = (text: string): string => text.replace(UNSTORABLE, '');

/** Of a call's body: a half of a surrogate pair in one is refused before it comes here (`readable-text.ts` of the server kit). */
export const writtenText = () => z.string().overwrite(storable).trim();
