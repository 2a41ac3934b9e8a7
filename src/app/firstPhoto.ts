/**
 * Loads the photo that is seen first, and shows it where the page keeps a place for it, before the app puts the list
 * there: as a background, which React leaves alone.
 */
export function showFirstPhoto(address: string): void {
  const photo = new Image();
  photo.fetchPriority = 'high';
  photo.src = address;
  const place = document.querySelector<HTMLElement>('[data-first-photo]');
  if (place) place.style.backgroundImage = `url(${JSON.stringify(address)})`;
}
