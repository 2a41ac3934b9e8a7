import type { photoLabels } from '../../src/listings/photoLabels';
import { type BikeModel, bikeModels } from './bikeModels';
import type { BikeEntry } from './bikes';
import type { CarEntry } from './cars';

export interface DemoPhoto {
  /** A file in `demo/pictures`, without its ending. */
  readonly picture: string;
  /** What it shows; '' for a part that has no label. */
  readonly label: (typeof photoLabels)[number] | '';
}

/** The oldest car and the oldest bike are shown from all sides; the car has as many photos as a listing may have. */
const furtherViews: Readonly<Record<string, readonly DemoPhoto[]>> = {
  'creta-red': [
    { picture: 'creta-red-side', label: 'Side' },
    { picture: 'creta-red-rear-quarter', label: 'Rear' },
    { picture: 'creta-red-front', label: 'Front' },
    { picture: 'creta-red-rear', label: 'Rear' },
    { picture: 'creta-red-wheel', label: 'Tyres' },
    { picture: 'creta-red-tail-lamp', label: '' },
  ],
  'classic350-green': [
    { picture: 'classic350-green-front', label: 'Front' },
    { picture: 'classic350-green-front-wheel', label: 'Tyres' },
  ],
};

/** Shows no paint, so that listings share it. */
const dashboards: Readonly<Record<BikeModel['dashboard'], string>> = {
  dials: 'cockpit-dials',
  display: 'cockpit-display',
  scooterDial: 'scooter-cockpit-dial',
  scooterDisplay: 'scooter-cockpit-display',
};

function cabinOf({ fuel, gearbox }: CarEntry): string {
  if (fuel === 'Electric') return 'cabin-electric';
  return gearbox === 'Automatic' ? 'cabin-automatic' : 'cabin-manual';
}

function mainPicture({ model, paint }: CarEntry | BikeEntry): string {
  return `${model.replace(/[A-Z]/g, '-$&').toLowerCase()}-${paint}`;
}

export function carPhotos(car: CarEntry): readonly DemoPhoto[] {
  const picture = mainPicture(car);
  const cabin: DemoPhoto = { picture: cabinOf(car), label: 'Interior' };
  return [{ picture, label: 'Front' }, cabin, ...(furtherViews[picture] ?? [])];
}

export function bikePhotos(bike: BikeEntry): readonly DemoPhoto[] {
  const picture = mainPicture(bike);
  const dashboard: DemoPhoto = { picture: dashboards[bikeModels[bike.model].dashboard], label: 'Dashboard' };
  return [{ picture, label: 'Side' }, dashboard, ...(furtherViews[picture] ?? [])];
}
