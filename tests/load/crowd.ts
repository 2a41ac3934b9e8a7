import { performance } from 'node:perf_hooks';

/** The result of one person; 'already': it was done before. */
export type Answer = 'done' | 'already';

export interface CrowdReport {
  readonly answers: Readonly<Record<Answer, number>>;
  /** The errors of failed tries, also of those that were repeated. */
  readonly failures: readonly string[];
  /** The number of people whose last try failed too. */
  readonly unanswered: number;
  /** Milliseconds until the answer, repeated tries included. */
  readonly p50: number;
  readonly p95: number;
}

/** The number of tries of a person who reads an error and tries again. */
const mostTries = 10;

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Runs all people at the same time. */
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
