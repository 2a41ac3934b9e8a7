const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '14 Nov 2026, 15:00'; '' where the record has no time. */
export function formatMoment(moment: Date | null): string {
  return moment ? `${day.format(moment)}, ${time.format(moment)}` : '';
}
