import { lazy, Suspense, useId, useState } from 'react';
import type { Rupees } from '../shared/valueTypes';
import { Loading } from '../ui/Loading';
import { calculatorTexts } from './calculator/texts';
import { monthlyCostText } from './monthlyCostText';

const LoanCalculator = lazy(() => import('./calculator/LoanCalculator').catch(() => ({ default: CalculatorMissing })));

function CalculatorMissing() {
  return <p className="monthly-cost-failed">{calculatorTexts.failed}</p>;
}

/** The monthly cost below the price of a listing's details, and the calculator behind it. Without a price: nothing. */
export function MonthlyCost({ price }: { price: Rupees }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const text = monthlyCostText(price);
  if (text === null) return null;
  return (
    <div className="monthly-cost">
      <p className="monthly-cost-line">
        {text}{' '}
        <button
          type="button"
          className="btn btn-link"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {calculatorTexts.change}
        </button>
      </p>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={<Loading />}>
            <LoanCalculator price={price} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
