import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import { loadWhenOnline } from './browser/loadWhenOnline';
import { useHydrated } from './browser/useHydrated';
import { whenIdle } from './browser/whenIdle';

/** A component that is loaded when the browser is idle, because the first view does without it. Show it in `Later`. */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await whenIdle();
    return loadWhenOnline(load).catch(() => ({ default: () => null }));
  });
}

/**
 * Shows nothing until its content is loaded, or if that fails: give it a place that moves nothing. Prerendered pages do
 * without the content.
 */
export function Later({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={null}>{children}</Suspense> : null;
}
