/**
 * Loads the photo that people see first, and shows it in its placeholder until the app renders the list. It is a
 * background image, because hydration does not change that.
 */
export function showFirstPhoto(address: string): void {
  const photo = new Image();
  photo.fetchPriority = 'high';
  photo.src = address;
  const placeholder = document.querySelector<HTMLElement>('[data-first-photo]');
  if (placeholder) placeholder.style.backgroundImage = `url(${JSON.stringify(address)})`;
}
