import { describe, expect, test } from 'vitest';
import { photoPath, safeFileName } from '../../src/photos/photoPath';

describe('a file name that is safe in a path', () => {
  test.each([
    ['front.jpg', 'front.jpg'],
    ['IMG-2024.01.JPEG', 'IMG-2024.01.JPEG'],
    ['front view (1).jpg', 'front-view-1-.jpg'],
    ['IMG_0001.jpg', 'IMG-0001.jpg'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a/b\\c.png', 'a-b-c.png'],
    ['%2e%2e%2f.jpg', '2e-2e-2f.jpg'],
    ['photo?alt=media&token=1.jpg', 'photo-alt-media-token-1.jpg'],
    ['.hidden.jpg', 'hidden.jpg'],
    ['name.jpg...', 'name.jpg'],
    ['Škoda façade.jpg', 'Skoda-facade.jpg'],
    ['कार.jpg', 'jpg'],
    ['line\nbreak\u0000.jpg', 'line-break-.jpg'],
    ['<b>.jpg', 'b-.jpg'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test.each(['', '   ', '...', '---', '/', 'कार', '🚗'])('%j, which has no safe character, becomes photo', (name) => {
    expect(safeFileName(name)).toBe('photo');
  });

  test('a long name keeps its end, with the extension, 80 characters', () => {
    const safe = safeFileName(`${'long'.repeat(40)}.jpg`);
    expect(safe).toHaveLength(80);
    expect(safe.endsWith('long.jpg')).toBe(true);
    expect(safeFileName(`${'a'.repeat(76)}.jpg`)).toBe(`${'a'.repeat(76)}.jpg`);
  });
});

describe("the path of a photo (PHOTO-5): the owner's folder, then the time, then the name", () => {
  test.each([
    ['car_photos', 'car_photos/uid1/1760000000000-front-view.jpg'],
    ['bike_photos', 'bike_photos/uid1/1760000000000-front-view.jpg'],
    ['seller_profile_pics', 'seller_profile_pics/uid1/1760000000000-front-view.jpg'],
  ] as const)('%s', (folder, path) => {
    expect(photoPath(folder, 'uid1', 'front view.jpg', '1760000000000')).toBe(path);
  });
});
