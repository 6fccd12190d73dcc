import { createStore } from 'idb-keyval';

/** Where drafts are kept a second time in this browser, out of reach of the clearing of local storage. */
export const draftCopies = () => createStore('pactwright', 'drafts');
