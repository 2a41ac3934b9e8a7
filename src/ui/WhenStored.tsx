import { type ReactNode, useSyncExternalStore } from 'react';
import type { DeviceText } from '../shared/device/deviceText';
import { Later } from './lazyWhenIdle';

/** Shows its content, and loads the code of it, only if this device keeps something in the text. */
export function WhenStored({ text, children }: { text: DeviceText; children: ReactNode }) {
  const isStored = useSyncExternalStore(
    text.watch,
    () => text.read() !== '',
    () => false,
  );
  return isStored && <Later>{children}</Later>;
}
