import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListingPhoto } from '../../src/listings/card/ListingPhoto';

const small = 'https://photos.example/small.jpg';
const large = 'https://photos.example/large.jpg';

const decode = vi.fn<() => Promise<void>>();

function show(preview: string | undefined) {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
  render(<ListingPhoto kind="car" src={large} alt="Front" preview={preview} />);
  return () => screen.getByRole('img', { name: 'Front' });
}

afterEach(() => {
  decode.mockReset();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test('a photo with a preview is requested after the preview, and replaces it when it is loaded', async () => {
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

test('a photo without a preview is shown as it is', () => {
  expect(show(undefined)()).toHaveAttribute('src', large);
});

test('a photo that is its own preview is loaded once', () => {
  const photo = show(large);
  fireEvent.error(photo());
  expect(screen.getByText('Photo could not be loaded')).toBeVisible();
});

test('a photo that could not be loaded is tried again, by its button and when the network returns', () => {
  render(<ListingPhoto kind="car" src={large} alt="Front" mayRetry />);
  const photo = () => screen.getByRole('img', { name: 'Front' });
  fireEvent.error(photo());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(photo()).toHaveAttribute('src', large);
  fireEvent.error(photo());
  fireEvent(window, new Event('online'));
  expect(photo()).toHaveAttribute('src', large);
});

test('a listing without a photo says so', () => {
  render(<ListingPhoto kind="car" src={undefined} alt="Front" />);
  expect(screen.getByText('No photo')).toBeVisible();
});
