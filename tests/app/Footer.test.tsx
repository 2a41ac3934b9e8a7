import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '../../src/app/Footer';
import FooterMore from '../../src/app/FooterMore';
import { support } from '../../src/shared/support';
import { idleAtOnce } from '../support/screens/idle';
import { show } from '../support/screens/show';

idleAtOnce();

test('what is not set is not shown', () => {
  show(<FooterMore isWork settings={{ ...support, phone: '', instagram: '', facebook: '' }} />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([support.email, 'Send us a message', 'YouTube (opens in a new tab)']);
});

test('without any social link, nobody is asked to follow', () => {
  show(<FooterMore isWork settings={{ ...support, instagram: '', facebook: '', youTube: '' }} />);
  expect(screen.queryByRole('heading', { name: 'Follow us' })).toBeNull();
});

test('makes and places come after the first view, and not for dealers at work', async () => {
  const { unmount } = show(<Footer />);
  expect(await screen.findByRole('link', { name: 'Cars in Pune' })).toHaveAttribute('href', '/cars/in/pune');
  expect(screen.getByRole('link', { name: 'Maruti Suzuki cars' })).toHaveAttribute('href', '/cars/maruti-suzuki');
  unmount();
  show(<Footer isWork />);
  expect(await screen.findByRole('link', { name: 'Send us a message' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cars in Pune' })).toBeNull();
});
