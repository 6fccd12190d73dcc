import { plainProject } from '../../tools/jest/preset.mjs';

export default plainProject(import.meta.dirname);
