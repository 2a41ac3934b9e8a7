import { useEffect } from 'react';

/** Says what the page is about, in place of what index.html says of the site; the site's own words come back after it. */
export function useMetaDescription(text: string): void {
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name=description]');
    if (!meta) return undefined;
    const before = meta.content;
    meta.content = text;
    return () => {
      meta.content = before;
    };
  }, [text]);
}

/** Data about the page for search engines. It is no script: nothing runs it. */
export function useJsonLd(text: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = text;
    document.head.append(script);
    return () => script.remove();
  }, [text]);
}
