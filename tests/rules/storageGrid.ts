import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { type ActorName, accounts } from './actors';
import { jpeg, someBytes } from './storageFiles';

export const storageOperations = ['address', 'metadata', 'list', 'create', 'overwrite', 'change', 'delete'] as const;
export type StorageOperation = (typeof storageOperations)[number];

/** The call of each operation. `list` lists the folder of the file, and `create` needs a new name. */
export const storageCalls: Readonly<
  Record<StorageOperation, (storage: FirebaseStorage, path: string) => Promise<unknown>>
> = {
  address: (storage, path) => getDownloadURL(ref(storage, path)),
  metadata: (storage, path) => getMetadata(ref(storage, path)),
  list: (storage, path) => listAll(ref(storage, path).parent ?? ref(storage)),
  create: (storage, path) => uploadBytes(ref(storage, path), someBytes, jpeg),
  overwrite: (storage, path) => uploadBytes(ref(storage, path), someBytes, jpeg),
  change: (storage, path) => updateMetadata(ref(storage, path), { contentType: 'image/png' }),
  delete: (storage, path) => deleteObject(ref(storage, path)),
};

/** Who may do what to the files of one folder. */
export interface StoragePlace {
  readonly folder: string;
  readonly what: string;
  readonly may: Readonly<Record<StorageOperation, readonly ActorName[]>>;
}

const { dealer, buyer } = accounts;

function ownedBy(owner: ActorName): StoragePlace['may'] {
  return {
    address: [owner],
    metadata: [owner],
    list: [owner],
    create: [owner],
    overwrite: [],
    change: [],
    delete: [owner],
  };
}

/** No new files. Files that exist, for example of a dealer without a record, still belong to the owner. */
function closedToNew(owner: ActorName): StoragePlace['may'] {
  return { ...ownedBy(owner), create: [] };
}

const closed: StoragePlace['may'] = {
  address: [],
  metadata: [],
  list: [],
  create: [],
  overwrite: [],
  change: [],
  delete: [],
};

/** The three folders of photos, and places that no rule names. */
export const storageGrid: readonly StoragePlace[] = [
  { folder: `car_photos/${dealer.uid}/`, what: 'the dealer’s car photos', may: ownedBy('dealer') },
  { folder: `bike_photos/${dealer.uid}/`, what: 'the dealer’s bike photos', may: ownedBy('dealer') },
  { folder: `seller_profile_pics/${dealer.uid}/`, what: 'the dealer’s picture', may: ownedBy('dealer') },
  { folder: `car_photos/${buyer.uid}/`, what: 'car photos of the buyer, who is no dealer', may: closedToNew('buyer') },
  {
    folder: `bike_photos/${buyer.uid}/`,
    what: 'bike photos of the buyer, who is no dealer',
    may: closedToNew('buyer'),
  },
  {
    folder: `seller_profile_pics/${buyer.uid}/`,
    what: 'the picture of the buyer, who signs up as a dealer with it',
    may: ownedBy('buyer'),
  },
  { folder: '', what: 'the root', may: closed },
  { folder: 'car_photos/', what: 'a folder without an owner', may: closed },
  {
    folder: `car_photos/${dealer.uid}/large/`,
    what: 'a folder inside the dealer’s, where nothing can be stored',
    may: { ...closed, list: ['dealer'] },
  },
  { folder: `${dealer.uid}/`, what: 'a folder of the dealer in the root', may: closed },
  { folder: `van_photos/${dealer.uid}/`, what: 'a folder of the dealer that the rules do not name', may: closed },
];
