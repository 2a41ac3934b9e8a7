import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListingPhoto } from '../../src/listings/card/ListingPhoto';

const large = 'https://photos.example/large.jpg';

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
