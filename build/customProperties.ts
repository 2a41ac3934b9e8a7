import postcss from 'postcss';

function isUsed(name: string, texts: readonly string[]): boolean {
  return texts.some((text) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(text));
}

/**
 * Styles without the custom properties that neither they nor these pages refer to: Bootstrap defines hundreds, for whoever
 * may want them.
 */
export function withoutUnusedProperties(styles: string, pages: readonly string[]): string {
  const root = postcss.parse(styles);
  let left: string;
  // One that goes may have been the last to refer to another.
  do {
    left = root.toString();
    const texts = [left, ...pages];
    root.walkDecls(/^--/, (property) => {
      if (isUsed(property.prop, texts)) return;
      const rule = property.parent;
      property.remove();
      if (rule?.nodes.length === 0) rule.remove();
    });
  } while (root.toString() !== left);
  return left;
}
