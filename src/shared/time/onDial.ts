/** The time as a dial of twelve hours shows it: '3' of 15 o'clock, '3:05' of 15:05. */
export function onDial(hour: number, minute?: number): string {
  const shown = hour % 12 || 12;
  return minute === undefined ? String(shown) : `${shown}:${String(minute).padStart(2, '0')}`;
}
