import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MonthlyCost } from '../../src/monthlyCost/MonthlyCost';
import { unknownAmount } from '../../src/shared/numbers/amount';
import { show } from '../support/screens/show';

async function openCalculator() {
  const { user } = show(<MonthlyCost price={832_000} />);
  await user.click(screen.getByRole('button', { name: 'Change the loan' }));
  await screen.findByRole('group', { name: 'What a loan would cost' });
  return { user };
}

const slider = (name: string) => screen.getByRole('slider', { name });
const payment = () => document.querySelector('output')?.textContent;

test('a listing without a known price has no monthly cost', () => {
  show(<MonthlyCost price={unknownAmount} />);
  expect(screen.queryByText(/a month/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the calculator', () => {
  test('starts with the usual loan, and says that it is no offer', async () => {
    const { user } = await openCalculator();
    expect(screen.getByText(/about Rs\. 14,300 a month/)).toBeVisible();
    expect(payment()).toBe('Rs. 14,306 a month');
    expect(screen.getByText(/an estimate, no offer/)).toBeVisible();
    expect(slider('Down payment')).toHaveAttribute('aria-valuetext', 'Rs. 1,66,400, 20 % of the price');
    await user.click(screen.getByRole('button', { name: 'Change the loan' }));
    expect(screen.queryByRole('group', { name: 'What a loan would cost' })).toBeNull();
  });

  test('follows its sliders', async () => {
    await openCalculator();
    fireEvent.change(slider('Down payment'), { target: { value: '50' } });
    expect(screen.getByLabelText('Down payment', { selector: '[type=text]' })).toHaveValue('4,16,000');
    fireEvent.change(slider('Interest rate'), { target: { value: '9' } });
    fireEvent.change(slider('Time'), { target: { value: '36' } });
    expect(payment()).toBe('Rs. 13,229 a month');
  });

  test('follows typed numbers, on Enter and when the focus leaves', async () => {
    const { user } = await openCalculator();
    const typed = (label: string) => screen.getByRole('textbox', { name: label });
    await user.clear(typed('Down payment'));
    await user.type(typed('Down payment'), '2 lakh{Enter}');
    expect(typed('Down payment')).toHaveValue('2,00,000');
    await user.clear(typed('Time'));
    await user.type(typed('Time'), '3 years');
    await user.tab();
    expect(typed('Time')).toHaveValue('36');
    expect(payment()).toBe('Rs. 20,542 a month');
  });

  test('takes the nearest possible number, and says so; what is no number changes nothing', async () => {
    const { user } = await openCalculator();
    const rate = screen.getByRole('textbox', { name: 'Interest rate' });
    await user.clear(rate);
    await user.type(rate, '99{Enter}');
    expect(rate).toHaveValue('20');
    expect(screen.getByText('Between 5 % a year and 20 % a year.')).toBeVisible();
    await user.clear(rate);
    await user.type(rate, 'cheap{Enter}');
    expect(rate).toHaveValue('20');
    expect(screen.getByText('Please type a number, such as 20.')).toBeVisible();
  });
});
