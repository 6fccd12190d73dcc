/** What a page says of today it says as of its last drawing: a day that ends meanwhile is seen at the next one. */
export const now = (): Date => new Date();
