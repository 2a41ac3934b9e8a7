import { deviceText } from '../shared/device/deviceText';

/** The listings that were looked at on this device. They never leave it (SAVE-9). */
export const viewedText = deviceText('recentlyViewed');
