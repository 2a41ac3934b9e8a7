import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import SetupPage from '../../src/app/SetupPage';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { takeConsoleOutput } from '../support/consoleGuard';

function Faulty(): never {
  throw new Error('this part cannot be drawn');
}

test('an app without a fault is shown as it is', () => {
  render(
    <ErrorBoundary as="main">
      <p>Used cars</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Used cars')).toBeVisible();
});

test('an app that fails says so, and offers to load the page again', () => {
  render(
    <ErrorBoundary as="main">
      <Faulty />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(takeConsoleOutput().join('\n')).toContain('this part cannot be drawn');
});

test('a build without its variables says which ones are missing', () => {
  render(<SetupPage missing={['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID']} />);
  expect(screen.getByRole('heading', { name: 'Second Gear does not know its Firebase project yet' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_APP_ID',
  ]);
});
