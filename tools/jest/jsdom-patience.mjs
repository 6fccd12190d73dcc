import { configure } from '@testing-library/dom';

/* What a page fetches and draws takes longer on a busy machine; what never comes still fails. */
configure({ asyncUtilTimeout: 30_000 });
