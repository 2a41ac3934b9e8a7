import { notShownTexts } from '../shared/notShownTexts';

function element(tag: string, ...content: readonly (string | HTMLElement)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

/** Shows the message of the app's error boundary if the app cannot be downloaded. The links of the app shell still work. */
export function showLoadFailure(root: HTMLElement): void {
  // A link, because it works without a script.
  const again = element('a', notShownTexts.again);
  again.className = 'btn btn-primary';
  again.setAttribute('href', window.location.href);
  const place = root.querySelector('main') ?? document.createElement('main');
  if (!root.contains(place)) root.append(place);
  const notice = element('div', element('h1', notShownTexts.title), element('p', notShownTexts.text), again);
  notice.className = 'container form-page state-failed';
  notice.setAttribute('role', 'alert');
  place.replaceChildren(notice);
}
