interface Settings {
  /** VITE_SITE_ADDRESS, such as https://www.example.com */
  readonly address: string | undefined;
  /** VITE_FIREBASE_PROJECT_ID */
  readonly project: string | undefined;
}

/**
 * The origin by which search engines know the site. Without a setting it is the address that Firebase Hosting gives
 * every project; null without a project.
 *
 * @throws {TypeError} if the setting is not an address
 */
export function siteAddressOf({ address, project }: Settings): string | null {
  if (address) return new URL(address).origin;
  return project ? `https://${project}.web.app` : null;
}
