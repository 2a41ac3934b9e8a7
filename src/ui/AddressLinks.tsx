import { alternatesOf } from '../shared/addresses/languageAddress';
import { ownAddress } from '../shared/addresses/ownAddress';
import { siteAddressOf } from '../shared/addresses/siteAddress';

const site = siteAddressOf({
  address: import.meta.env.VITE_SITE_ADDRESS,
  project: import.meta.env.VITE_FIREBASE_PROJECT_ID,
});

/** Names the address of this page in each language, so that search engines show the one of the person's language. */
export function AlternateLinks({ path }: { path: string }) {
  return (
    site !== null &&
    alternatesOf(path).map(({ hreflang, path: other }) => (
      <link key={hreflang} rel="alternate" hrefLang={hreflang} href={`${site}${other}`} />
    ))
  );
}

/** Names the address by which search engines shall know this page, and the same page in each language. */
export function AddressLinks({ path }: { path: string }) {
  return (
    <>
      {site !== null && <link rel="canonical" href={`${site}${ownAddress(path)}`} />}
      <AlternateLinks path={path} />
    </>
  );
}
