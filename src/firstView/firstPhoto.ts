/**
 * Loads the photo that people see first, and shows it in its place, the first one of the skeleton, until the app renders
 * the list. It is a background image, because hydration does not change that.
 */
export function showFirstPhoto(address: string): void {
  const photo = new Image();
  photo.fetchPriority = 'high';
  photo.src = address;
  const placeholder = document.querySelector<HTMLElement>('.vehicle-photo');
  if (placeholder) placeholder.style.backgroundImage = `url(${JSON.stringify(address)})`;
}
