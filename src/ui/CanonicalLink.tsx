import { siteAddressOf } from '../shared/addresses/siteAddress';

const site = siteAddressOf({
  address: import.meta.env.VITE_SITE_ADDRESS,
  project: import.meta.env.VITE_FIREBASE_PROJECT_ID,
});

/** Names the address by which search engines shall know this page. */
export function CanonicalLink({ path }: { path: string }) {
  return site !== null && <link rel="canonical" href={`${site}${path}`} />;
}
