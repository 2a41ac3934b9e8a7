import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keptScrollKey } from '../../src/languageMenu/keptScrollKey';
import { LanguageMenu } from '../../src/languageMenu/LanguageMenu';
import ContactPage from '../../src/pages/public/ContactPage';
import { addressIn } from '../../src/shared/addresses/languageAddress';
import { languageCodes, languages } from '../../src/shared/languages';
import { answerDialog, fillIn, show } from '../support/screens/show';

const leave = vi.fn();
const chosen = () => window.localStorage.getItem('language');
const offer = (code: keyof typeof languages) => screen.findByRole('link', { name: languages[code].offer });

beforeEach(() => {
  leave.mockClear();
  vi.stubGlobal('location', { ...window.location, assign: leave });
  // The browser would follow the link.
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  window.addEventListener('click', stay);
  return () => {
    window.removeEventListener('click', stay);
    vi.unstubAllGlobals();
  };
});

function browserReads(...read: readonly string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(read);
}

async function openMenu(address: string) {
  const { user } = show(<LanguageMenu />, address);
  await user.click(screen.getByText('English'));
  await screen.findByRole('link', { name: 'हिन्दी' });
  return user;
}

test('the menu leads to the same page in each language, in the words of that language', async () => {
  await openMenu('/cars?fuelType=Diesel#list');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual(
    languageCodes.map((code) => [languages[code].name, code, addressIn(code, '/cars?fuelType=Diesel#list')]),
  );
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
});

test('the menu has its links if it was opened before the page is hydrated', async () => {
  const page = (
    <MemoryRouter initialEntries={['/cars']}>
      <LanguageMenu />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const menu = container.querySelector('details');
  if (menu) menu.open = true;
  // The browser tells of it before the page is hydrated.
  await new Promise((told) => setTimeout(told, 20));
  render(page, { container, hydrate: true });
  expect(await screen.findByRole('link', { name: 'हिन्दी' })).toHaveAttribute('href', '/hi/cars');
});

test('a position that is kept for another page is not taken', async () => {
  const kept = `500 ${window.location.origin}/hi/cars`;
  window.sessionStorage.setItem(keptScrollKey, kept);
  await openMenu('/cars');
  expect(window.sessionStorage.getItem(keptScrollKey)).toBe(kept);
  window.sessionStorage.removeItem(keptScrollKey);
});

test('a choice is remembered', async () => {
  const user = await openMenu('/cars');
  await user.click(screen.getByRole('link', { name: 'हिन्दी' }));
  expect(chosen()).toBe('hi');
});

describe('a link in the language that the person reads', () => {
  test('is there for somebody who has chosen it before, and comes back to the English page', async () => {
    window.localStorage.setItem('language', 'hi');
    show(<LanguageMenu />, '/');
    expect(await offer('hi')).toHaveAttribute('href', '/hi');
  });

  test('is there if the browser says so', async () => {
    browserReads('gu-IN', 'hi-IN', 'en');
    show(<LanguageMenu />, '/cars');
    expect(await offer('hi')).toHaveAttribute('href', '/hi/cars');
  });

  test.each([
    ['the browser prefers English', '', ['en-GB', 'hi']],
    ['English was chosen', 'en', ['hi-IN']],
    ['the site has no such language', '', ['gu-IN', 'fr']],
  ])('is not there if %s', async (_, stored, read) => {
    window.localStorage.setItem('language', stored);
    browserReads(...read);
    const { user } = show(<LanguageMenu />, '/');
    await user.click(screen.getByText('English'));
    expect(await screen.findAllByRole('link')).toHaveLength(languageCodes.length);
  });

  test('does not follow a stored code that the site does not have', async () => {
    window.localStorage.setItem('language', 'xx');
    browserReads('hi');
    show(<LanguageMenu />, '/');
    await offer('hi');
  });
});

describe('a form that is not sent', () => {
  async function typeAndChoose() {
    const { user } = show(
      <>
        <LanguageMenu />
        <ContactPage />
      </>,
      '/ContactUs',
    );
    await fillIn(user, { Name: 'Asha' });
    await user.click(screen.getByText('English'));
    await user.click(await screen.findByRole('link', { name: 'हिन्दी' }));
    return user;
  }
  const question = { title: 'Leave without sending?', text: 'What you typed here is not sent yet.' };

  test('stays if the person does not want to leave it', async () => {
    const user = await typeAndChoose();
    await answerDialog(user, { ...question, text: '', button: 'Cancel' });
    expect(leave).not.toHaveBeenCalled();
    expect(chosen()).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  });

  test('is left after a question', async () => {
    const user = await typeAndChoose();
    await answerDialog(user, { ...question, text: '', button: 'Change the language' });
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/hi\/ContactUs$/)));
    expect(chosen()).toBe('hi');
  });

  test('asks nothing once it is sent', async () => {
    const { user } = show(
      <>
        <LanguageMenu />
        <ContactPage />
      </>,
      '/ContactUs',
    );
    await fillIn(user, { Name: 'Asha', Phone: '98765 43210', Reason: 'Vans?' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await answerDialog(user, { title: 'Your message has been sent!', text: '' });
    await user.click(screen.getByText('English'));
    await user.click(await screen.findByRole('link', { name: 'हिन्दी' }));
    expect(chosen()).toBe('hi');
  });
});
