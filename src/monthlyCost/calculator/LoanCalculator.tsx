import { useState } from 'react';
import { formatNumber } from '../../shared/numbers/indianNumber';
import { readRupees } from '../../shared/numbers/typedAmount';
import type { Rupees } from '../../shared/valueTypes';
import { monthlyPayment } from '../loan';
import {
  type ChosenLoan,
  defaultChoice,
  downPaymentLimits,
  nullIfUnknown,
  readMonths,
  readNumber,
  toLoan,
} from './chosenLoan';
import { LoanField } from './LoanField';
import { loanLimits } from './limits';
import { calculatorTexts } from './texts';
import './loanCalculator.scss';

/** The monthly payment for a price, with another down payment, rate or time (COST-3). */
export default function LoanCalculator({ price }: { price: Rupees }) {
  const [chosen, setChosen] = useState<ChosenLoan>(() => defaultChoice(price));
  const change = (changed: Partial<ChosenLoan>) => setChosen((before) => ({ ...before, ...changed }));
  const { downPayment, ratePercent, months } = chosen;
  const loan = toLoan(price, chosen);
  const payment = monthlyPayment(loan);
  const percent = (downPayment / price) * 100;
  const sums = [
    [calculatorTexts.loan, loan.amount],
    [calculatorTexts.interest, payment * months - loan.amount],
    [calculatorTexts.total, payment * months + downPayment],
  ] as const;
  return (
    <fieldset className="loan-calculator">
      <legend className="visually-hidden">{calculatorTexts.label}</legend>
      <output className="loan-payment" aria-live="polite">
        {calculatorTexts.payment(payment)}
      </output>
      <dl className="loan-sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{calculatorTexts.amount(amount)}</dd>
          </div>
        ))}
      </dl>
      <LoanField
        label={calculatorTexts.downPayment}
        slider={{
          limits: loanLimits.downPaymentPercent,
          step: loanLimits.downPaymentPercent.step,
          value: percent,
          text: calculatorTexts.downPaymentValue(downPayment, percent),
          onMove: (moved) => change({ downPayment: Math.round((price * moved) / 100) }),
        }}
        typed={{
          shown: formatNumber(downPayment),
          limits: downPaymentLimits(price),
          read: (text) => nullIfUnknown(readRupees(text)),
          format: (amount) => calculatorTexts.amount(amount),
          onType: (typed) => change({ downPayment: typed }),
        }}
        unit={calculatorTexts.percentOfPrice(percent)}
      />
      <LoanField
        label={calculatorTexts.rate}
        slider={{
          limits: loanLimits.ratePercent,
          step: loanLimits.ratePercent.step,
          value: ratePercent,
          text: calculatorTexts.rateValue(ratePercent),
          onMove: (moved) => change({ ratePercent: moved }),
        }}
        typed={{
          shown: formatNumber(ratePercent, 2),
          limits: loanLimits.ratePercent,
          read: readNumber,
          format: calculatorTexts.rateValue,
          onType: (typed) => change({ ratePercent: typed }),
        }}
        unit={calculatorTexts.rateUnit}
      />
      <LoanField
        label={calculatorTexts.months}
        slider={{
          limits: loanLimits.months,
          step: loanLimits.months.step,
          value: months,
          text: calculatorTexts.monthsValue(months),
          onMove: (moved) => change({ months: moved }),
        }}
        typed={{
          shown: String(months),
          limits: loanLimits.months,
          read: readMonths,
          format: calculatorTexts.monthsValue,
          onType: (typed) => change({ months: typed }),
        }}
        unit={calculatorTexts.monthsUnit}
      />
      <p className="loan-estimate">{calculatorTexts.estimate}</p>
    </fieldset>
  );
}
