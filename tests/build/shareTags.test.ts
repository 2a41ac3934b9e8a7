import { expect, test } from 'vitest';
import { shareTags } from '../../build/shareTags';

const page = {
  site: 'https://second-gear.example',
  path: '/cars',
  title: 'Used cars',
  description: 'All over India',
  language: 'en' as const,
};

function contentOf(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta data-site property="([^"]*)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

test('a preview has the name of the site, the title, a sentence and a picture', () => {
  expect(contentOf(shareTags(page))).toEqual({
    'og:site_name': 'Second Gear',
    'og:type': 'website',
    'og:locale': 'en_IN',
    'og:title': 'Used cars',
    'og:description': 'All over India',
    'og:url': 'https://second-gear.example/cars',
    'og:image': 'https://second-gear.example/icons/share.png',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

test.each(['', '/cars/:id'])('a file of many addresses (%o) names none of them', (path) => {
  expect(contentOf(shareTags({ ...page, path }))).not.toHaveProperty('og:url');
});

test('without the address of the site there is no picture: its address must be absolute', () => {
  const tags = contentOf(shareTags({ ...page, site: null }));
  expect(tags).toMatchObject({ 'og:title': 'Used cars' });
  expect(tags).not.toHaveProperty('og:image');
  expect(tags).not.toHaveProperty('og:url');
});

test('quotes and ampersands stay in the attribute', () => {
  const html = shareTags({ ...page, title: 'A "good" car & bike' });
  expect(contentOf(html)['og:title']).toBe('A &quot;good&quot; car &amp; bike');
});
