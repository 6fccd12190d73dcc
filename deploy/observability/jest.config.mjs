import { project } from '../../tools/test/jest/preset.mjs';

export default project(import.meta.dirname);
