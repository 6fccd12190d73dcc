import { plainProject } from '../../tools/test/jest/preset.mjs';

export default plainProject(import.meta.dirname);
