/** The table in docs/scale.md of what each step of a visit reads. */

/** The journey that writes it. */
export const readsWriter = 'tests/journeys/alone/reads.spec.ts';

export interface Reads {
  readonly what: string;
  readonly requests: number;
  readonly documents: number;
}

export function toTable(reads: readonly Reads[]): string {
  const rows = reads.map(({ what, requests, documents }) => `| ${what} | ${requests} | ${documents} |`);
  return ['| Step | Requests | Documents |', '| --- | --- | --- |', ...rows].join('\n');
}

export function readTable(text: string): readonly Reads[] {
  const rows = [...text.matchAll(/^\| (.+) \| (\d+) \| (\d+) \|$/gm)];
  return rows.map(([, what = '', requests, documents]) => ({
    what,
    requests: Number(requests),
    documents: Number(documents),
  }));
}

/** The steps of the table that make up a visit, by what the monthly sum needs of them. */
export const visitSteps = {
  home: ['Home: the first view', 'Home: from there to its end'],
  /** Of a search: the first page with its count. A second page has as many documents, and no count. */
  search: 'A search with two filters: the first page, and its count',
  details: 'The details of three cars, from the list',
} as const;

/** Documents of an average visit: the whole home page, and in every second visit a search of two pages and one listing's details. */
export function readsOfVisit(reads: readonly Reads[]): number {
  const documentsOf = (step: string) => reads.find(({ what }) => what === step)?.documents ?? Number.NaN;
  const home = visitSteps.home.reduce((sum, step) => sum + documentsOf(step), 0);
  const search = 2 * documentsOf(visitSteps.search) - 1 + documentsOf(visitSteps.details) / 3;
  return home + search / 2;
}
