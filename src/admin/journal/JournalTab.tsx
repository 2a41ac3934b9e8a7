import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FoundDealers } from '../../dealersAsAdmin/search/FoundDealers';
import { useReviewedDealers } from '../../dealersAsAdmin/useReviewedDealers';
import { forgetUnseen } from '../../lists/invalidate';
import { adminAddress, adminPlaceAt, longestSearch } from '../../shared/addresses/adminAddress';
import { unknownName } from '../../shared/texts';
import type { Uid } from '../../shared/valueTypes';
import { ViewSection } from '../../ui/ViewSection';
import { JournalList } from './JournalList';
import { type JournalKind, journalKinds } from './journal';
import { journalKindLabels, journalTexts } from './texts';

type View = 'all' | JournalKind;

const views: readonly View[] = ['all', ...journalKinds];
const labelOf = (view: View) => (view === 'all' ? journalTexts.all : journalKindLabels[view]);

/** Says whose decisions are listed. */
function ChosenDealer({ sellerId, kind }: { sellerId: Uid; kind: string }) {
  const dealer = useReviewedDealers([{ sellerId }])(sellerId);
  return (
    <p className="found-dealers">
      {dealer !== undefined && (
        <Link to={adminAddress({ tab: 'dealers', dealer: sellerId })}>
          {journalTexts.ofDealer(dealer?.profile.dealerName || unknownName)}
        </Link>
      )}{' '}
      <Link className="btn btn-outline-secondary btn-sm" to={adminAddress({ tab: 'journal', kind })}>
        {journalTexts.allDealers}
      </Link>
    </p>
  );
}

function DealerChoice({ kind }: { kind: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState('');

  function find(event: FormEvent): void {
    event.preventDefault();
    setAsked(field.current?.value.trim() ?? '');
  }

  return (
    <>
      <form className="queue-search" aria-label={journalTexts.dealerForm} onSubmit={find}>
        <label htmlFor={id}>{journalTexts.dealerField}</label>
        <input className="form-control" id={id} type="search" maxLength={longestSearch} ref={field} />
        <button type="submit" className="btn btn-outline-primary">
          {journalTexts.find}
        </button>
      </form>
      {asked !== '' && (
        <FoundDealers typed={asked} addressOf={(dealer) => adminAddress({ tab: 'journal', kind, dealer })} />
      )}
    </>
  );
}

/** The admin's tab *Journal*: every decision, by kind and by dealer (ADMIN-18). */
export function JournalTab() {
  const [address, setAddress] = useSearchParams();
  const { kind: named, dealer } = adminPlaceAt(address);
  const view = views.find((each) => each === named) ?? 'all';
  const kind = view === 'all' ? '' : view;

  function choose(next: View): void {
    forgetUnseen(['adminLists', 'journal']);
    setAddress({ tab: 'journal', ...(next !== 'all' && { kind: next }), ...(dealer && { dealer }) });
  }

  return (
    <ViewSection
      id="journal"
      heading={journalTexts.heading}
      label={journalTexts.kinds}
      views={views}
      labelOf={labelOf}
      chosen={view}
      onChoose={choose}
    >
      {dealer ? <ChosenDealer sellerId={dealer} kind={kind} /> : <DealerChoice kind={kind} />}
      <JournalList key={`${view} ${dealer}`} choice={{ kind: view === 'all' ? null : view, dealer }} />
    </ViewSection>
  );
}
