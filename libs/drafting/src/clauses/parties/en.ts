export const en = {
  capacity: `Each Party confirms that its details in this Agreement are correct and complete, that it makes this Agreement for business or professional purposes, and that it and the person who signs for it are entitled to do so.`,
  author: `Each Party confirms that its details in this Agreement are correct and complete, and that it and the person who signs for it are entitled to do so. The Client makes this Agreement for business or professional purposes.`,
} as const;
