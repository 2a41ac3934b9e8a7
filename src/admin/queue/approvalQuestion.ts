import { deviceText } from '../../shared/device/deviceText';

/** Whether the admin is asked before a car is approved (ADMIN-4). This device keeps only that it is off. */
const kept = deviceText('approveCarsAtOnce');

export const approvalQuestion = {
  isOn: () => kept.read() === '',
  turn(on: boolean): void {
    try {
      kept.write(on ? '' : 'yes');
    } catch {
      // The browser stores nothing: the question stays.
    }
  },
  watch: kept.watch,
};
