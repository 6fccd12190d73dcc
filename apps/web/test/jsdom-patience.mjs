import { configure, getConfig } from '@testing-library/dom';

const { getElementError: wholeError } = getConfig();

/*
 * An error that something is missing writes out the whole page: at each look of a wait, a fourteenth of a journey, though only that of
 * the last look is read. Here a wait writes it when it is read. A list of what was found too often comes without a message.
 */
function getElementError(message, container) {
  if (message !== null && getConfig()._disableExpensiveErrorDiagnostics) {
    return Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { get: () => wholeError(message, container).message, configurable: true },
    });
  }
  const error = wholeError(message, container);
  /* The line that is shown with it is that of the test. */
  Error.captureStackTrace(error, getElementError);
  return error;
}

/* What a page fetches and draws takes longer on a busy machine; what never comes fails, and is told of, before the test's own limit. */
configure({ asyncUtilTimeout: 10_000, getElementError });
