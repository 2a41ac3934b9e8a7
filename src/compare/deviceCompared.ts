import { deviceText } from '../shared/device/deviceText';

/** The listings that were chosen to be compared, in the order of the choice. They never leave this device (COMPARE-4). */
export const deviceCompared = deviceText('compared');
