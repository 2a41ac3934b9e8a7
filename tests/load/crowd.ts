import { performance } from 'node:perf_hooks';

/** What became of one try of one person; 'already': it had been done. */
export type Answer = 'done' | 'already';

export interface CrowdReport {
  readonly answers: Readonly<Record<Answer, number>>;
  /** Tries that broke, and were made again; the last one too. */
  readonly failures: readonly string[];
  /** People who got no answer in the end. */
  readonly unanswered: number;
  /** Milliseconds until the answer, slower tries included. */
  readonly p50: number;
  readonly p95: number;
}

/** Somebody who reads that it could not be done tries again, this often in all. */
const mostTries = 10;

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Everybody at once. */
export async function allAtOnce(people: readonly (() => Promise<Answer>)[]): Promise<CrowdReport> {
  const answers = { done: 0, already: 0 };
  const failures: string[] = [];
  const times: number[] = [];
  let unanswered = 0;

  async function ask(person: () => Promise<Answer>): Promise<void> {
    const begun = performance.now();
    for (let tries = 1; tries <= mostTries; tries += 1) {
      try {
        answers[await person()] += 1;
        times.push(performance.now() - begun);
        return;
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
    unanswered += 1;
  }

  await Promise.all(people.map(ask));
  const sorted = times.toSorted((one, other) => one - other);
  return { answers, failures, unanswered, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}
