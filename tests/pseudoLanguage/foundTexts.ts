import { foreignPart, isCut } from './data';

/** What people read or hear besides the texts of a page. */
const readAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Not read, or no words: keys, the fake's address bar, and the buttons that most dialogs of the library hide. */
const notRead = [
  'script, style, kbd, meta:not([name="description"])',
  '[aria-label="Address bar"]',
  '[class*="swal2-"][style*="display: none"]',
].join(', ');

/** Each text with the place where it is first shown. */
let shown = new Map<string, string>();
let observer: MutationObserver | undefined;

function note(text: string | null, element: Element | null, attribute = ''): void {
  if (!text || !/\p{L}/u.test(text) || !element || element.closest(notRead)) return;
  const place = `<${element.localName} class="${element.getAttribute('class') ?? ''}">${attribute && ` ${attribute}`}`;
  if (!shown.has(text)) shown.set(text, place);
}

/** What a link writes for somebody: the subject of an e-mail, a message. */
function messageIn(address: string | null): string | null {
  const [, message] = /^(?:mailto:|https:\/\/wa\.me).*\?(?:subject|text)=([^&]*)/.exec(address ?? '') ?? [];
  return message ? decodeURIComponent(message).replaceAll(/https?:[^\s\]·]+/g, '') : null;
}

function readElement(element: Element): void {
  note(messageIn(element.getAttribute('href')), element, 'href');
  for (const name of readAttributes) note(element.getAttribute(name), element, name);
  if (element.localName === 'meta') note(element.getAttribute('content'), element, 'content');
}

function readAll(node: Node): void {
  if (node instanceof Element) readElement(node);
  if (node.nodeType === Node.TEXT_NODE) note(node.textContent, node.parentElement);
  for (const child of node.childNodes) readAll(child);
}

function readChange({ type, target, addedNodes }: MutationRecord): void {
  if (type === 'childList') for (const node of addedNodes) readAll(node);
  else readAll(target);
}

/** Also sees what is shown for a moment only, such as what loads. */
export function watchTexts(): void {
  observer?.disconnect();
  shown = new Map();
  observer = new MutationObserver((changes) => {
    for (const change of changes) readChange(change);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...readAttributes, 'content', 'href'],
  });
}

/** The texts that were shown since, and that no texts file has. */
export function foreignTexts(): readonly string[] {
  return [...shown].flatMap(([text, place]) => {
    if (foreignPart(text) !== '') return [`${place}: ${text}`];
    return isCut(text) ? [`${place}: ${text} (cut)`] : [];
  });
}

export const shownTexts = (): ReadonlySet<string> => new Set(shown.keys());
