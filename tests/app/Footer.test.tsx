import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '../../src/app/Footer';
import FooterMore from '../../src/app/FooterMore';
import { support } from '../../src/shared/support';
import { idleAtOnce } from '../support/screens/idle';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { show } from '../support/screens/show';

idleAtOnce();

test('what is not set is not shown', () => {
  show(<FooterMore settings={{ ...support, phone: '', instagram: '', facebook: '' }} hasSearches={false} />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, 3)).toEqual([support.email, 'Send us a message', 'YouTube (opens in a new tab)']);
});

test('without any social link, nobody is asked to follow', () => {
  show(<FooterMore settings={{ ...support, instagram: '', facebook: '', youTube: '' }} hasSearches={false} />);
  expect(screen.queryByRole('heading', { name: 'Follow us' })).toBeNull();
});

test('makes and places come near the screen, folded', async () => {
  const { user } = show(<Footer hasSearches />);
  scrollIntoView(screen.getByRole('contentinfo'));
  const places = await screen.findByText('Cars by place');
  const pune = screen.getByRole('link', { name: 'Cars in Pune' });
  expect(pune).not.toBeVisible();
  await user.click(places);
  expect(pune).toBeVisible();
  expect(pune).toHaveAttribute('href', '/cars/in/pune');
  await user.click(screen.getByText('Cars by make'));
  expect(screen.getByRole('link', { name: 'Maruti Suzuki cars' })).toHaveAttribute('href', '/cars/maruti-suzuki');
});
