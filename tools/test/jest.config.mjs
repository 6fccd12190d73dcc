import { plainProject } from '../jest/preset.mjs';

export default plainProject(import.meta.dirname);
