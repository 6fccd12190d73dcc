/** The run is named in the address, so that loading the page again shows its result again. */
export const RUN_PARAMETER = 'run';

/** A page of the check that is about this run. */
export const pageOfRun = (pathname: string, runId: string) => ({
  pathname,
  search: new URLSearchParams({ [RUN_PARAMETER]: runId }).toString(),
});
