import { formatMoment } from '../../shared/time/indianTime';
import { isClockWrong, serverDate } from '../../shared/time/serverClock';
import { Notice } from '../../ui/Notice';
import { clockTexts } from '../texts';

/** Says that the device's date is wrong, where people choose a day (BOOK-33). */
export function ClockNotice() {
  return isClockWrong() && <Notice tone="warning">{clockTexts.wrong(formatMoment(serverDate()))}</Notice>;
}
