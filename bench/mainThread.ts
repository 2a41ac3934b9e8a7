/** The trace categories that `mainThreadTasks` needs. */
export const traceCategories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  '__metadata',
] as const;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds in which the thread had a processor. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: {
      readonly frames?: readonly { readonly processId?: number }[];
      readonly url?: string;
      readonly functionName?: string;
      readonly type?: string;
    };
  };
}

export interface MainThreadTask {
  /** Milliseconds. */
  readonly longest: number;
  /** The functions and events in the task, the longest first. */
  readonly contents: readonly string[];
}

/** The name of a task depends on the trace category. */
const taskNames: readonly string[] = ['RunTask', 'ThreadControllerImpl::RunTask'];

/** The number of parts of a task to name. */
const notable = 3;

function describe({ name, dur = 0, args }: TraceEvent): string {
  const { type, functionName, url } = args?.data ?? {};
  const of = [type, functionName, url?.split('/').at(-1)].filter(Boolean).join(' ');
  return `${(dur / 1000).toFixed(1)} ms ${name}${of ? ` (${of})` : ''}`;
}

/** The process of the page: the one that the trace was started for. */
function pageProcess(events: readonly TraceEvent[]): number | undefined {
  const started = events.find(({ name }) => name === 'TracingStartedInBrowser');
  return started?.args?.data?.frames?.find(({ processId }) => processId !== undefined)?.processId;
}

/**
 * The tasks of a page's main thread, the longest first.
 *
 * @param trace JSON in the Trace Event Format
 */
export function mainThreadTasks(trace: string): readonly MainThreadTask[] {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
  const process = pageProcess(traceEvents);
  const main = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === process && args?.name === 'CrRendererMain',
  );
  if (!main) throw new Error("The trace does not name the page's main thread");
  const events = traceEvents.filter(({ pid, tid, ph }) => pid === main.pid && tid === main.tid && ph === 'X');
  return events
    .filter(({ name }) => taskNames.includes(name))
    .sort((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .slice(0, 1)
    .map((task) => {
      const { ts, dur = 0, tdur = 0 } = task;
      const inside = events.filter(
        (event) =>
          event !== task &&
          !taskNames.includes(event.name) &&
          event.ts >= ts &&
          event.ts + (event.dur ?? 0) <= ts + dur,
      );
      const longest = inside.sort((one, other) => (other.dur ?? 0) - (one.dur ?? 0)).slice(0, notable);
      return {
        longest: dur / 1000,
        contents: [`${(tdur / 1000).toFixed(1)} ms of it on a processor`, ...longest.map(describe)],
      };
    });
}
