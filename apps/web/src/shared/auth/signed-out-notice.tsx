import { onRequest } from '../offline/on-request.js';
import type { SignedOutBarProps } from './signed-out-bar.js';
import type { OwnWork } from './use-own-work.js';

const SignedOutBar = onRequest<SignedOutBarProps>(
  async () => (await import('./signed-out-bar.js')).SignedOutBar,
);

/** Sessions seldom end in the middle of something: the words for it are fetched then. */
export const SignedOutNotice = ({ work }: { readonly work: OwnWork }) =>
  work.hasEnded && <SignedOutBar work={work} onClose={() => undefined} />;
