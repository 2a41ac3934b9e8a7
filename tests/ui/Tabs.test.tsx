import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from '../../src/ui/Tabs';
import { useTabInView } from '../../src/ui/useTabInView';
import { show } from '../support/screens/show';

const tabs = [
  { name: 'home', label: 'Home' },
  { name: 'bikes', label: "Bike's" },
  { name: 'cars', label: "Car's" },
] as const;

function ThreeTabs() {
  const [selected, select] = useState<'home' | 'bikes' | 'cars'>('home');
  useTabInView(
    selected,
    tabs.map(({ label }) => label),
  );
  return (
    <Tabs label="What to look at" tabs={tabs} selected={selected} onSelect={select}>
      <p>Panel of {selected}</p>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => vi.restoreAllMocks());

test('one tab is selected, and names the panel', () => {
  show(<ThreeTabs />);
  expect(screen.getByRole('tablist', { name: 'What to look at' })).toBeVisible();
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('Home')]);
  expect(screen.getByRole('tabpanel', { name: 'Home' })).toHaveTextContent('Panel of home');
});

test('a click selects another one', async () => {
  const { user } = show(<ThreeTabs />);
  await user.click(tab("Car's"));
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab("Car's")]);
  expect(screen.getByRole('tabpanel', { name: "Car's" })).toHaveTextContent('Panel of cars');
});

test('by keyboard: one tab stop, arrow keys between the tabs in a circle, Home and End to the ends', async () => {
  const { user } = show(<ThreeTabs />);
  await user.tab();
  expect(tab('Home')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', "Bike's"],
    ['ArrowRight', "Car's"],
    ['ArrowRight', 'Home'],
    ['ArrowLeft', "Car's"],
    ['ArrowLeft', "Bike's"],
    ['End', "Car's"],
    ['Home', 'Home'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
  }
  await user.tab();
  expect(screen.getAllByRole('tab')).not.toContain(document.activeElement);
});

test('other keys leave the tab as it is', async () => {
  const { user } = show(<ThreeTabs />);
  await user.tab();
  await user.keyboard('{ArrowDown}x');
  expect(tab('Home')).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Home'));
});

test('in a strip that is too narrow for all tabs, the selected one is in view; the page stays where it is', async () => {
  // jsdom has no layout: each tab is 100 px wide, in a strip of 150 px.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(150);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  const { user } = show(<ThreeTabs />);
  const strip = screen.getByRole('tablist');
  await user.click(tab("Car's"));
  expect(strip.scrollLeft).toBe(175);
  await user.click(tab("Bike's"));
  expect(strip.scrollLeft).toBe(75);
  expect(document.documentElement.scrollTop).toBe(0);
});
