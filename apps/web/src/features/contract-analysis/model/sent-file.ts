/* In memory alone: what was sent is deleted by the server once it is read, and nothing of it is kept in the browser either. */
const held = new Map<string, File>();

/** Holds the file of a check until the page is loaded again, so that a reply, or what another version changed, can be written into it. */
export const holdFile = (runId: string, file: File): void => {
  held.set(runId, file);
};

/** The file that was checked, as long as the page has not been loaded again since it was last given. */
export const heldFile = (runId: string): File | undefined => held.get(runId);

export const dropFile = (runId: string): void => {
  held.delete(runId);
};
