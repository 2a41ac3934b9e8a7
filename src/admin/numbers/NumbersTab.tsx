import { useSearchParams } from 'react-router-dom';
import { adminPlaceAt } from '../../shared/addresses/adminAddress';
import { ViewSection } from '../../ui/ViewSection';
import { DaySeries } from './DaySeries';
import { numberSeries } from './numbers';
import { Overview } from './Overview';
import { numbersTexts, seriesLabels } from './texts';
import './weeks.scss';

/** The admin's tab *Numbers*: twelve weeks at a glance, and below them the last days of the series that is chosen. */
export function NumbersTab() {
  const [address, setAddress] = useSearchParams();
  const { kind } = adminPlaceAt(address);
  const chosen = numberSeries.find((series) => series === kind) ?? null;
  return (
    <>
      <Overview />
      <ViewSection
        id="days"
        heading={numbersTexts.heading}
        label={numbersTexts.series}
        views={numberSeries}
        labelOf={(series) => seriesLabels[series]}
        chosen={chosen}
        onChoose={(series) => setAddress({ tab: 'numbers', kind: series }, { preventScrollReset: true })}
      >
        {chosen ? <DaySeries key={chosen} series={chosen} /> : <p className="week-lead">{numbersTexts.choose}</p>}
      </ViewSection>
    </>
  );
}
