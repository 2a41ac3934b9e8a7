import postcss from 'postcss';

function isUsed(name: string, texts: readonly string[]): boolean {
  return texts.some((text) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(text));
}

/** Removes custom properties that neither the styles nor these pages use. Bootstrap defines hundreds of them. */
export function withoutUnusedProperties(styles: string, pages: readonly string[]): string {
  const root = postcss.parse(styles);
  let text: string;
  // A removed property may have been the only use of another one, so repeat until nothing changes.
  do {
    text = root.toString();
    const texts = [text, ...pages];
    root.walkDecls(/^--/, (property) => {
      if (isUsed(property.prop, texts)) return;
      const rule = property.parent;
      property.remove();
      if (rule?.nodes.length === 0) rule.remove();
    });
  } while (root.toString() !== text);
  return text;
}
