import { kindTexts } from '../listings/texts';
import { type Path, paths } from '../shared/addresses/addresses';
import { ownAddress } from '../shared/addresses/ownAddress';
import { langOf, language } from '../shared/language';
import { headTexts } from '../ui/texts';
import { manifestTexts } from './builtTexts';
import { navTexts } from './texts';

const start = ownAddress(paths.home);

function icon(file: string, size: number, purpose?: 'maskable') {
  return { src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', ...(purpose && { purpose }) };
}

function screenshot(file: string, sizes: string, shape: 'narrow' | 'wide', label: string) {
  return { src: `/screenshots/${file}.jpg`, sizes, type: 'image/jpeg', form_factor: shape, label };
}

function shortcut(name: string, path: Path) {
  return { name, url: ownAddress(path) };
}

/** The web manifest: the app as a phone installs it, one for each language. */
export const manifest = {
  id: start,
  name: manifestTexts.name,
  short_name: headTexts.siteName,
  description: manifestTexts.description,
  lang: langOf(language),
  start_url: start,
  scope: start,
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#0b5f66',
  categories: ['shopping', 'business'],
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
  screenshots: [
    screenshot('home', '540x1110', 'narrow', manifestTexts.home),
    screenshot('cars', '540x1110', 'narrow', manifestTexts.list),
    screenshot('wide', '1280x800', 'wide', manifestTexts.filters),
  ],
  shortcuts: [
    shortcut(kindTexts.car.used, paths.cars),
    shortcut(kindTexts.bike.used, paths.bikes),
    shortcut(navTexts.myBookings, paths.myBookings),
  ],
};
