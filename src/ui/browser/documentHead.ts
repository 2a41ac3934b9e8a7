import { useEffect } from 'react';
import { headTexts } from '../texts';

/** Sets the page's meta description, and afterwards that of the site. */
export function useMetaDescription(text: string): void {
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name=description]');
    if (!meta) return undefined;
    meta.content = text;
    return () => {
      meta.content = headTexts.description;
    };
  }, [text]);
}

/** For a page with Open Graph tags of its own: removes those of the site, which stand in the prerendered file. */
export function useOwnPreview(): void {
  useEffect(() => {
    for (const tag of document.head.querySelectorAll('meta[data-site]')) tag.remove();
  }, []);
}

/** Structured data about the page for search engines (LIST-14). The browser does not run it. */
export function useJsonLd(text: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = text;
    document.head.append(script);
    return () => script.remove();
  }, [text]);
}
