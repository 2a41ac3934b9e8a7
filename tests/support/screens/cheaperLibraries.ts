import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { queryClient } from '../../../src/lists/queryClient';

/** What libraries do for people who look at a page or an error: 17 of 115 seconds of the screen tests' processor time. */

/** The page is printed into the error when somebody reads it: while `findBy` waits, nobody does. */
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', {
      get: () => getElementError(message, container).message,
      configurable: true,
    });
    return error;
  },
});

/** React keeps the call stack of each element, for its warnings, until it has kept so many in a second. */
const enoughStacks = 10_000;
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => enoughStacks,
  set: () => undefined,
});

/** No styles are loaded, so those of the element itself are all. happy-dom would look through all of them each time. */
window.getComputedStyle = ({ style }: Element & Partial<ElementCSSInlineStyle>) => style ?? document.body.style;

const { queries, ...others } = queryClient.getDefaultOptions();
/** Tests check that a failed query is sent again, and not how much later. */
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
