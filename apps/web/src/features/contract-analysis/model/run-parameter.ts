/** The run is named in the address, so that loading the page again shows its result again. */
export const RUN_PARAMETER = 'run';
