import type { Listing, UploadedPhoto } from './listing';

/** The fields of a listing that hold its photos in all sizes. */
export type WithPhotos = Pick<Listing, 'photos' | 'mediumPhotos' | 'thumbnails' | 'photoHashes'>;

/** Brings the sizes of each photo together. If a photo has no small version, the photo itself is used. */
export function photosOf({
  photos,
  mediumPhotos = [],
  thumbnails,
  photoHashes = [],
}: WithPhotos): readonly UploadedPhoto[] {
  return photos.map((url, index) => {
    const hash = photoHashes[index];
    const mediumUrl = mediumPhotos[index];
    return {
      url,
      ...(mediumUrl && { mediumUrl }),
      thumbnailUrl: thumbnails[index] ?? url,
      ...(hash && { hash }),
    };
  });
}

/** The addresses of all files of a photo. */
export function filesOfPhoto({ url, mediumUrl, thumbnailUrl }: Partial<UploadedPhoto>): readonly string[] {
  return [url, mediumUrl, thumbnailUrl].filter((file): file is string => file !== undefined && file !== '');
}

/** Whether two photos are the same in all sizes. */
export function hasSameFiles(one: UploadedPhoto, other: UploadedPhoto | undefined): boolean {
  return other !== undefined && filesOfPhoto(one).join() === filesOfPhoto(other).join();
}

/** The addresses of all files of a listing's photos. */
export function filesOfListing(listing: WithPhotos): readonly string[] {
  return photosOf(listing).flatMap(filesOfPhoto);
}
