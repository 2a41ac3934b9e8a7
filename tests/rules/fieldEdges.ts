import { Timestamp } from 'firebase/firestore/lite';
import { demoProject } from '../../emulators/project';
import type { PhotoFolder } from '../../src/photos/photoPath';
import { type Change, type Edges, setting, value, without } from './change';
import { deviceTime, downloadUrl, longAgo } from './documents';
import { readableNames, unreadableNames } from './names';

/** A required text of at most `longest` characters. */
export function requiredText(field: string, longest: number): Edges {
  return {
    allowed: [
      value(field, 'x'),
      value(field, 'x'.repeat(longest), `${longest} characters`),
      value(field, '<img src=x onerror=alert(1)>'.slice(0, longest), 'markup, which is only text'),
    ],
    denied: [
      value(field, 'x'.repeat(longest + 1), `${longest + 1} characters`),
      value(field, ''),
      value(field, ' \t\n'),
      value(field, '\u00A0\u3000\uFEFF\u200B\u2800\u3164', 'what nobody sees'),
      value(field, 'x\u202Ey', 'from right to left'),
      value(field, 7),
      value(field, ['x']),
      value(field, { x: 'x' }),
      value(field, null),
      value(field, true),
      without(field),
    ],
  };
}

/** A required text in one line of at most `longest` characters. */
export function requiredLine(field: string, longest: number): Edges {
  const { allowed, denied } = requiredText(field, longest);
  return { allowed, denied: [...denied, ...hiddenIn(field)] };
}

/** What no text of one line has. */
export function hiddenIn(field: string): readonly Change[] {
  return [
    value(field, `x${'\n'.repeat(20)}y`, '20 line ends'),
    value(field, 'x\ty', 'a tab'),
    value(field, 'x\u200By', 'a space of no width'),
    value(field, 'x\u202Ey', 'an override'),
    value(field, 'x\u200Dy', 'a joiner in a Latin word'),
  ];
}

/** Each control character and override that no text has, and each text that nobody sees. */
export function severalLines(field: string): Edges {
  const unseen = [
    ...['\u00A0', '\n', '\u200B', '\u034F', '\u061C', '\u115F', '\u1160', '\u17B4', '\u17B5', '\u180B', '\u2060'],
    ...['\u2065', '\u2800', '\u3164', '\uFE0F', '\uFFA0', '\u{E0101}'],
  ];
  const wrong = ['\u0000', '\u0007', '\u000B', '\u000C', '\u001B', '\u007F', '\u0085', '\u202A', '\u202E', '\u2066'];
  return {
    allowed: [value(field, 'One owner.\r\n\n\tAll papers ✅\uFE0F 👨\u200D👩', 'lines, and emoji')],
    denied: [
      ...unseen.map((text) => value(field, text)),
      ...wrong.map((text) => value(field, `One owner.\n${text}All papers.`)),
    ],
  };
}

/** A readable name of at most `longest` characters. */
export function requiredName(field: string, longest: number): Edges {
  const { allowed, denied } = requiredText(field, longest);
  return {
    allowed: [...allowed, ...readableNames.map((name) => value(field, name))],
    denied: [...denied, ...unreadableNames.map(({ name, why }) => value(field, name, why))],
  };
}

/** A text of at most `longest` characters that may be empty, but not missing. */
export function optionalText(field: string, longest: number): Edges {
  return {
    allowed: [value(field, ''), value(field, 'x'.repeat(longest), `${longest} characters`)],
    denied: [
      value(field, 'x\u202Ey', 'from right to left'),
      value(field, 'x'.repeat(longest + 1), `${longest + 1} characters`),
      value(field, 7),
      value(field, []),
      value(field, {}),
      value(field, null),
      without(field),
    ],
  };
}

/** A phone number of exactly 10 digits. */
export function tenDigits(field: string): Edges {
  return {
    allowed: [value(field, '0123456789')],
    denied: [
      value(field, '987654321', '9 digits'),
      value(field, '98765432101', '11 digits'),
      value(field, '98765 4321'),
      value(field, '+919876543'),
      value(field, '987654321a'),
      value(field, '9876543210\n'),
      value(field, '٩٨٧٦٥٤٣٢١٠', '10 Arabic digits'),
      value(field, ''),
      value(field, 9_876_543_210),
      value(field, ['9876543210']),
      value(field, null),
      without(field),
    ],
  };
}

/** One of a closed list of words. '' is one of them if the field is optional. */
export function choice(field: string, choices: readonly string[]): Edges {
  return {
    allowed: choices.map((chosen) => value(field, chosen)),
    denied: [
      value(field, `${choices[0]} `),
      value(field, choices[0]?.toUpperCase() === choices[0] ? 'other' : choices[0]?.toUpperCase()),
      ...(choices.includes('') ? [] : [value(field, '')]),
      value(field, 0),
      value(field, choices, 'all choices at once'),
      value(field, null),
      without(field),
    ],
  };
}

/** A whole number within two limits, both included. */
export function wholeNumber(field: string, least: number, most: number): Edges {
  return {
    allowed: [value(field, least), value(field, most)],
    denied: [
      value(field, least - 1),
      value(field, most + 1),
      value(field, least + 0.5),
      value(field, String(least)),
      value(field, [least]),
      value(field, null),
      value(field, true),
      without(field),
    ],
  };
}

/** The server's time of the write. */
export function serverTime(field: string): Edges {
  return {
    allowed: [],
    denied: [
      setting(`${field}: the client’s time`, { [field]: deviceTime }),
      setting(`${field}: some time ago`, { [field]: longAgo }),
      setting(`${field}: some time to come`, { [field]: Timestamp.fromDate(new Date('2099-01-01T00:00:00Z')) }),
      value(field, '2026-01-05T10:00:00Z'),
      value(field, 1_767_607_200_000),
      value(field, null),
      without(field),
    ],
  };
}

/** URLs of a file with the longest parts that the rules allow. `more` adds characters to one part. */
function longUrls(folder: PhotoFolder, ownerId: string, more: 0 | 1): readonly { name: string; url: string }[] {
  const url = downloadUrl(folder, ownerId, 'photo.jpg');
  const longest = { name: 200, token: 100 };
  return [
    {
      name: `a file name of ${longest.name + more} characters`,
      url: downloadUrl(folder, ownerId, 'x'.repeat(longest.name + more)),
    },
    {
      name: `a token of ${longest.token + more} characters`,
      url: url.replace(/token=.*/, `token=${'x'.repeat(longest.token + more)}`),
    },
  ];
}

/** URLs of the owner's files with the longest, shortest and most varied parts that the rules allow. */
export function ownUrls(folder: PhotoFolder, ownerId: string): readonly { name: string; url: string }[] {
  const made = (fileName: string, token: string) =>
    downloadUrl(folder, ownerId, fileName).replace(/token=.*/, `token=${token}`);
  return [
    ...longUrls(folder, ownerId, 0),
    { name: 'one character for each part', url: made('f', 't') },
    { name: 'every character that a part may have', url: made('AZaz09._-', 'AZaz09-') },
  ];
}

/** URLs and other values that are no file of this owner in this folder. Each differs in one thing. */
export function foreignUrls(folder: PhotoFolder, ownerId: string): readonly { name: string; url: unknown }[] {
  const honest = downloadUrl(folder, ownerId, 'photo.jpg');
  const origin = 'https://firebasestorage.googleapis.com';
  const inBucket = (bucket: string) => downloadUrl(folder, ownerId, 'photo.jpg', bucket);
  const { storageBucket } = demoProject;
  const otherFolder = folder === 'bike_photos' ? 'car_photos' : 'bike_photos';
  return [
    { name: 'another host', url: honest.replace(origin, 'https://photos.example') },
    { name: 'a host that begins like Storage’s', url: honest.replace(origin, `${origin}.example`) },
    { name: 'a host that only looks like Storage’s', url: honest.replace('firebasestorage.', 'firebasestorage-') },
    { name: 'http', url: honest.replace('https:', 'http:') },
    { name: 'another host in front', url: `https://photos.example/?${honest}` },
    { name: 'javascript:', url: `javascript:alert(1)//${honest}` },
    { name: 'only javascript:', url: 'javascript:alert(1)' },
    { name: 'data:', url: 'data:image/svg+xml,<svg onload="alert(1)"/>' },
    { name: 'a space in front', url: ` ${honest}` },
    { name: 'a line end behind', url: `${honest}\n` },
    { name: 'markup behind', url: `${honest}"onerror="alert(1)` },
    { name: 'another parameter behind', url: `${honest}&download=1` },
    { name: 'no dot in the host', url: honest.replace('.googleapis', '-googleapis') },
    { name: 'another dot in the host', url: honest.replace('googleapis.com', 'googleapis-com') },
    { name: 'another sign for the question mark', url: honest.replace('?alt', '&alt') },
    { name: 'two addresses', url: `${honest} ${honest}` },
    { name: 'another folder', url: downloadUrl(otherFolder, ownerId, 'photo.jpg') },
    { name: 'another owner’s folder', url: downloadUrl(folder, 'uidOfSomebody', 'photo.jpg') },
    { name: 'an owner whose id begins the same', url: downloadUrl(folder, `${ownerId}2`, 'photo.jpg') },
    { name: 'an owner whose id ends the same', url: downloadUrl(folder, `2${ownerId}`, 'photo.jpg') },
    { name: 'no owner', url: honest.replace(`${ownerId}%2F`, '') },
    { name: 'a folder in between', url: downloadUrl(folder, ownerId, 'sub%2Fphoto.jpg') },
    { name: 'a way out of the folder', url: downloadUrl(folder, ownerId, '..%2F..%2Fphoto.jpg') },
    { name: 'a path that is not encoded', url: honest.replaceAll('%2F', '/') },
    { name: 'no file name', url: downloadUrl(folder, ownerId, '') },
    { name: 'no bucket', url: inBucket('') },
    { name: 'a photo of another bucket', url: inBucket('attackers-project.appspot.com') },
    { name: 'a bucket that begins the same', url: inBucket(`${storageBucket}.example`) },
    { name: 'a bucket that ends the same', url: inBucket(`another-${storageBucket}`) },
    { name: 'another sign for a dot of the bucket', url: inBucket(storageBucket.replace('.', '-')) },
    { name: 'another sign for the last dot of the bucket', url: inBucket(storageBucket.replace('.com', '-com')) },
    { name: 'no token', url: honest.replace(/&token=.*/, '') },
    { name: 'an empty token', url: honest.replace(/&token=.*/, '&token=') },
    { name: 'the metadata instead of the file', url: honest.replace('alt=media&', '') },
    ...longUrls(folder, ownerId, 1),
    { name: 'an empty text', url: '' },
    { name: 'a number', url: 7 },
    { name: 'a map', url: { 0: honest } },
    { name: 'null', url: null },
  ];
}
