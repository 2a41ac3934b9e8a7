import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { because, returningTo } from '../accounts/loginReturn';
import { useSession } from '../accounts/useSession';
import { paths } from '../shared/addresses/addresses';
import type { Reported } from './report';
import { aboutOf, reportTexts } from './texts';
import './reports.scss';

const ReportSheet = lazy(() => import('./ReportSheet'));

/** Reports a listing or a dealer, after a login (REPORT-1). Nobody sees how many have done so. */
export default function ReportLink({ about }: { about: Reported }) {
  const { buyer } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const texts = reportTexts[aboutOf(about.collection)];

  function report(): void {
    if (buyer) setOpen(true);
    else void navigate(paths.buyerLogin, { state: because(texts.logIn, returningTo(pathname)) });
  }

  return (
    <>
      <button type="button" className="btn btn-link report-link" aria-haspopup="dialog" onClick={report}>
        {texts.open}
      </button>
      {open && buyer && (
        <Suspense fallback={null}>
          <ReportSheet about={about} userId={buyer.userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
