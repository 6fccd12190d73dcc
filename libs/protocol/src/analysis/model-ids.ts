/* A file of its own: the page that shows findings needs these, and none of the schemas. */

const OF_MODEL = 'model:';
/** The id of what only the model found or proposed. */
export const idOfModel = (hash: string): string => `${OF_MODEL}${hash}`;
export const isOfModel = (id: string): boolean => id.startsWith(OF_MODEL);
