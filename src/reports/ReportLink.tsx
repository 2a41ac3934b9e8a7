import { lazy, Suspense, useState } from 'react';
import { askForBuyer } from '../accounts/askForBuyer';
import type { BuyerSession } from '../accounts/session';
import { useSession } from '../accounts/useSession';
import { aboutOf, type Reported } from './report';
import { reportTexts } from './texts';
import './reports.scss';

const ReportSheet = lazy(() => import('./ReportSheet'));

/** Reports a listing or a dealer, after a login (REPORT-1). Nobody sees how many have done so. */
export default function ReportLink({ about }: { about: Reported }) {
  const { buyer } = useSession();
  // Stays if the session ends meanwhile, with all that is typed.
  const [reporter, setReporter] = useState<BuyerSession | null>(null);
  const texts = reportTexts[aboutOf(about.collection)];
  const report = async () => setReporter(buyer ?? (await askForBuyer(texts.logIn)));

  return (
    <>
      <button type="button" className="btn btn-link report-link" aria-haspopup="dialog" onClick={() => void report()}>
        {texts.open}
      </button>
      {reporter && (
        <Suspense fallback={null}>
          <ReportSheet about={about} userId={reporter.userId} onClose={() => setReporter(null)} />
        </Suspense>
      )}
    </>
  );
}
