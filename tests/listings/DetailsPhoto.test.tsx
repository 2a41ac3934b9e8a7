import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DetailsPhoto } from '../../src/listings/details/DetailsPhoto';

const small = 'https://photos.example/small.jpg';
const large = 'https://photos.example/large.jpg';

const decode = vi.fn<() => Promise<void>>();

function show(thumbnailUrl: string, { mediumUrl = '', isFirst = true } = {}) {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
  const photo = { url: large, mediumUrl, thumbnailUrl };
  render(<DetailsPhoto kind="car" photo={photo} alt="Front" isFirst={isFirst} />);
  return () => screen.getByRole('img', { name: 'Front' });
}

afterEach(() => {
  decode.mockReset();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test('the first photo is requested after its preview, the small version, and replaces it when it is loaded', async () => {
  let arrive = () => {};
  decode.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const photo = show(small);
  expect(photo()).toHaveAttribute('src', small);
  expect(decode).not.toHaveBeenCalled();
  fireEvent.load(photo());
  await expect.poll(() => decode.mock.calls.length).toBe(1);
  expect(photo()).toHaveAttribute('src', small);
  arrive();
  await expect.poll(() => photo().getAttribute('src')).toBe(large);
});

test('if the photo cannot be loaded, its preview stays', async () => {
  decode.mockRejectedValue(new Error('broken'));
  const photo = show(small);
  fireEvent.load(photo());
  await expect.poll(() => decode.mock.calls.length).toBe(1);
  expect(photo()).toHaveAttribute('src', small);
});

test('if the preview cannot be loaded, the photo is shown; if neither can, a drawing', () => {
  const photo = show(small);
  fireEvent.error(photo());
  expect(photo()).toHaveAttribute('src', large);
  fireEvent.error(photo());
  expect(screen.queryByRole('img', { name: 'Front' })).not.toBeInTheDocument();
  expect(screen.getByText('Photo could not be loaded')).toBeVisible();
});

test('of a photo that is not the first, no preview is shown', () => {
  expect(show(small, { isFirst: false })()).toHaveAttribute('src', large);
});

test('a phone loads the medium version, and a wide screen chooses', () => {
  const mediumUrl = 'https://photos.example/medium.jpg';
  const photo = show(small, { mediumUrl, isFirst: false });
  expect(photo()).toHaveAttribute('src', mediumUrl);
  expect(photo()).toHaveAttribute('srcset', `${mediumUrl} 800w, ${large} 1280w`);
  expect(photo()).toHaveAttribute('sizes', '(min-width: 992px) 640px, 320px');
});

test('a photo that is its own preview is loaded once', () => {
  const photo = show(large);
  fireEvent.error(photo());
  expect(screen.getByText('Photo could not be loaded')).toBeVisible();
});
