/** What decides about questions; it is as large as the library that writes contracts. */
export { isAsked, noticedSpecialData, remarksOn } from '@pactwright/drafting';
