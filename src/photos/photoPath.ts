import type { StoragePath, Uid } from '../shared/valueTypes';
export const photoFolders = ['car_photos', 'bike_photos', 'seller_profile_pics'] as const;

export type PhotoFolder = (typeof photoFolders)[number];

const longestName = 80;

/**
 * A file name that is safe in a path and in the rules: letters, digits, dot and dash, at most 80 characters (PHOTO-5).
 */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return (safe || 'photo').slice(-longestName);
}

/**
 * The path of a photo in the store: the owner's folder, then the timestamp (it begins with milliseconds), then the safe
 * file name.
 */
export function photoPath(folder: PhotoFolder, ownerId: Uid, fileName: string, timestamp: string): StoragePath {
  return `${folder}/${ownerId}/${timestamp}-${safeFileName(fileName)}`;
}
