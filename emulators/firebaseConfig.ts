interface HostingHeader {
  key: string;
  value: string;
}

/** What we use of firebase.json. */
export interface FirebaseConfig {
  hosting: {
    public: string;
    predeploy?: string;
    headers: { source: string; headers: HostingHeader[] }[];
    [option: string]: unknown;
  };
  firestore: { rules: string; indexes: string; predeploy?: string };
  storage: { rules: string; predeploy?: string };
  emulators: Record<string, unknown>;
}
