import { formatCount } from '../../shared/numbers/cappedCount';
import { type DayNumber, heightOf } from './numbers';
import './daySeries.scss';

/** A bar of each day and the gap beside it, in the units of the drawing. */
const step = 20;
const bar = 14;
const height = 96;
const room = 14;

/** The newest day is on the right. The table beside the chart says the same, so the chart itself says nothing. */
export function NumberChart({ numbers }: { numbers: readonly DayNumber[] }) {
  const width = numbers.length * step;
  return (
    <svg className="number-chart" viewBox={`0 0 ${width} ${height + room}`} aria-hidden="true" focusable="false">
      {numbers.toReversed().map((number, index) => {
        const length = heightOf(number, numbers) * height;
        const left = index * step + (step - bar) / 2;
        return (
          <g key={number.day}>
            <rect x={left} y={room + height - length} width={bar} height={length} rx={2} />
            {number.count.count > 0 && (
              <text x={left + bar / 2} y={room + height - length - 3} textAnchor="middle">
                {formatCount(number.count)}
              </text>
            )}
          </g>
        );
      })}
      <line x1={0} x2={width} y1={height + room} y2={height + room} />
    </svg>
  );
}
