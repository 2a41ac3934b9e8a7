import { Glyph } from '../../ui/Icon';
import type { FactKey } from './factGroups';

/** The icons of the facts in the overview. Apart from the others, because lists do not need them. */
const paths: Partial<Readonly<Record<FactKey | 'place', string>>> = {
  year: 'M4 6.500h16v13H4zM4 10.500h16M8 4v4M16 4v4',
  kilometers: 'M4 17a8.500 8.500 0 1 1 16 0M12 14.500l3.500-5M12 16a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
  fuelType: 'M5 20V5.500h8V20M4 20h10M5 11h8M13 9h2.500v7a1.700 1.700 0 0 0 3.500 0V9l-3-3',
  transmission:
    'M6 7.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Zm6 0a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Zm6 0a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM6 19.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Zm6 0a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM6 7.500v9M12 7.500v9M18 7.500V12H6',
  place:
    'M12 21s6.500-6.200 6.500-11a6.500 6.500 0 1 0-13 0c0 4.800 6.500 11 6.500 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
};

export function FactIcon({ of }: { of: FactKey | 'place' }) {
  const path = paths[of];
  return path === undefined ? null : <Glyph path={path} size={18} />;
}
