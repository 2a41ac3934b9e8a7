import { useState } from 'react';
import { BookingStateBadge } from '../bookings/BookingStateBadge';
import { HourChips } from '../bookings/blockedHours/HourChips';
import { blockedHourTexts } from '../bookings/blockedHours/texts';
import { bookingStates } from '../bookings/bookingState';
import { ChoiceChips } from '../bookings/testDrive/ChoiceChips';
import { ListingStateBadge } from '../listings/state/ListingStateBadge';
import { listingStates } from '../listings/state/listingState';
import { photoTexts } from '../photos/texts';
import { ContactLinks } from '../ui/ContactLinks';
import { Field } from '../ui/fields/Field';
import { FileInput } from '../ui/fields/FileInput';
import { PasswordInput } from '../ui/fields/PasswordInput';
import { SubmitButton } from '../ui/fields/SubmitButton';
import { SuggestionInput } from '../ui/fields/SuggestionInput';
import { Icon } from '../ui/Icon';
import { ActionMenu } from '../ui/overlays/ActionMenu';
import { ShareButton } from '../ui/ShareButton';
import { Tabs } from '../ui/Tabs';
import '../bookings/sheet/bookingSheet.scss';

const weights = [
  'btn-primary',
  'btn-outline-primary',
  'btn-outline-secondary',
  'btn-outline-success',
  'btn-outline-danger',
  'btn-danger',
  'btn-link',
] as const;

const tabs = [
  { name: 'cars', label: "Car's" },
  { name: 'bikes', label: "Bike's" },
] as const;

const menu = [
  { label: 'A link', to: '/design' },
  { label: 'An action', run: () => undefined },
  { label: 'What ends something', run: () => undefined, danger: true },
];

const makes = ['Maruti Suzuki', 'Mahindra', 'MG'];

async function loadMakes() {
  return (typed: string) =>
    makes.filter((make) => make.toLowerCase().startsWith(typed.toLowerCase())).map((text) => ({ text, note: 'Make' }));
}

function Buttons() {
  return (
    <>
      <div className="design-row">
        {weights.map((weight) => (
          <button type="button" key={weight} className={`btn ${weight}`}>
            {weight}
          </button>
        ))}
      </div>
      <div className="design-row">
        {weights.map((weight) => (
          <button type="button" key={weight} className={`btn ${weight}`} disabled>
            disabled
          </button>
        ))}
      </div>
      <div className="design-row">
        <SubmitButton label="Send" busy={false} busyLabel="Sending..." />
        <SubmitButton label="Send" busy busyLabel="Sending..." />
        <button type="button" className="btn btn-icon">
          <Icon name="x" size={24} />
          <span className="visually-hidden">Close</span>
        </button>
        <a className="chip" href="#chip">
          A chip
        </a>
        <ContactLinks phone="9123456780" who="dealer" message="Hello" />
        <ContactLinks phone={undefined} who="dealer" message="Hello" />
        <ShareButton title="Hyundai Creta SX" address="https://example.org/cars/1" />
        <ActionMenu label="More for Hyundai Creta SX" actions={menu} />
        <ActionMenu label="More for Hyundai Creta SX" actions={menu} disabled />
      </div>
    </>
  );
}

function Fields() {
  const [make, setMake] = useState('');
  return (
    <div className="design-stack">
      <Field label="Name">{(control) => <input {...control} className="form-control" />}</Field>
      <Field label="Price" hint="For example 4,50,000 or 4.5 lakh" required={false}>
        {(control) => <input {...control} className="form-control" />}
      </Field>
      <Field label="Email" error="Please enter a valid e-Mail address">
        {(control) => <input {...control} className="form-control" defaultValue="asha" />}
      </Field>
      <Field label="Disabled">{(control) => <input {...control} className="form-control" disabled />}</Field>
      <Field label="Password">{(control) => <PasswordInput {...control} />}</Field>
      <Field label="Fuel type">
        {(control) => (
          <select {...control} className="form-select">
            <option>Petrol</option>
            <option>Diesel</option>
          </select>
        )}
      </Field>
      <Field label="Description">{(control) => <textarea {...control} className="form-control" rows={3} />}</Field>
      <Field label="Photo">{(control) => <FileInput {...control} text={photoTexts.choose} />}</Field>
      <Field label="Photo, refused" error={photoTexts.wrongType}>
        {(control) => <FileInput {...control} text={photoTexts.change} />}
      </Field>
      <Field label="Make, with suggestions">
        {({ id }) => <SuggestionInput id={id} value={make} load={loadMakes} onChange={setMake} />}
      </Field>
    </div>
  );
}

const hours = Array.from({ length: 9 }, (_, index) => new Date(Date.UTC(2026, 10, 26, 3 + index, 30)));
const nothing = () => undefined;

/** The chips of a sheet: one choice with some that are closed, without one, and the hours that a dealer blocks. */
function Choices() {
  const shared = { label: 'Hour', choices: ['9 am', '10 am', '11 am', '12 pm'], onChoose: nothing } as const;
  return (
    <div className="design-stack">
      <ChoiceChips {...shared} name="design-hour" chosen="9 am" closed={['10 am']} hint={blockedHourTexts.buyer.some} />
      <ChoiceChips {...shared} name="design-no-hour" chosen="" error="Please choose an hour." />
      <HourChips
        hours={hours}
        isBlocked={(hour) => hour.getUTCHours() === 5}
        statesAt={(hour) => (hour.getUTCHours() > 5 ? [] : ['requested'])}
        onChange={nothing}
      />
    </div>
  );
}

/** Buttons, chips, badges, fields and tabs. */
export function ControlStates() {
  const [tab, setTab] = useState<'cars' | 'bikes'>('cars');
  return (
    <>
      <Buttons />
      <div className="design-row">
        {listingStates.map((state) => (
          <ListingStateBadge key={state} state={state} />
        ))}
        {bookingStates.map((state) => (
          <BookingStateBadge key={state} booking={{ status: state, declineReason: '' }} side="buyer" />
        ))}
      </div>
      <Fields />
      <Choices />
      <Tabs label="Kinds" tabs={tabs} selected={tab} onSelect={setTab}>
        <p>{tab}</p>
      </Tabs>
    </>
  );
}
