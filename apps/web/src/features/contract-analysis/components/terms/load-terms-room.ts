/** The code of what shows terms, which comes when it is needed. */
export const loadTermsRoom = () => import('./terms-room.js');
