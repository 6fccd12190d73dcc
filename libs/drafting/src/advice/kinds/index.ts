import type { WorkType } from '../../terms/terms.js';
import { consulting } from './consulting.js';
import { copywriting } from './copywriting.js';
import { design } from './design.js';
import { general } from './general.js';
import type { Kind } from './kind.js';
import { marketing } from './marketing.js';
import { webDevelopment } from './web-development.js';

export const KINDS: Readonly<Record<WorkType, Kind>> = {
  general,
  consulting,
  design,
  marketing,
  web_development: webDevelopment,
  copywriting,
};
